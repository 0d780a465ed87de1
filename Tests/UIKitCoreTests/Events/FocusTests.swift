// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit
import UIKitCore

@MainActor
struct FocusTests {
  /// A control that counts what operates it.
  final class Key: UIControl {
    var count = 0

    override func sendActions(for controlEvents: UIControl.Event) {
      if controlEvents.contains(.primaryActionTriggered) { count += 1 }
      super.sendActions(for: controlEvents)
    }
  }

  let harness: Harness
  let buttons: [UIButton]

  /// Two rows of two, added in another order than they are read.
  init() {
    harness = Harness(Harness.Environment { $0.size = CGSize(width: 200, height: 120) })
    let content = UIView(frame: harness.window.bounds)
    buttons = (0..<4).map { index in
      let button = UIButton(type: .system)
      button.setTitle("\(index)", for: .normal)
      button.frame = CGRect(
        x: 10 + 90 * (index % 2), y: 10 + 50 * (index / 2), width: 80, height: 40)
      return button
    }
    for index in [3, 1, 0, 2] { content.addSubview(buttons[index]) }
    harness.host(content)
  }

  private var focused: Int? { buttons.firstIndex { $0.isFocused } }

  @Test func `Tab goes through the controls as they are read, and round`() {
    var order: [Int?] = []
    for _ in 0..<5 {
      harness.key(.keyboardTab)
      order.append(focused)
    }
    #expect(order == [0, 1, 2, 3, 0])
    harness.key(.keyboardTab, modifiers: .shift)
    #expect(focused == 3)
  }

  @Test func `Rows are read from the right in a right-to-left interface`() {
    harness.window.traitOverrides.layoutDirection = .rightToLeft
    harness.key(.keyboardTab)
    #expect(focused == 1)
    harness.key(.keyboardTab)
    #expect(focused == 0)
  }

  @Test func `Tab passes by what is disabled, hidden or covered`() {
    buttons[0].isEnabled = false
    buttons[1].isHidden = true
    let cover = UIView(frame: buttons[2].frame)
    buttons[2].superview?.addSubview(cover)
    harness.key(.keyboardTab)
    #expect(focused == 3)
  }

  @Test func `Space and Return press the control that has the focus`() {
    var taps = 0
    buttons[1].addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    harness.key(.keyboardTab)
    harness.key(.keyboardTab)
    harness.key(.keyboardSpacebar, isDown: true)
    #expect(buttons[1].isHighlighted)
    #expect(taps == 0)
    harness.key(.keyboardSpacebar, isDown: false)
    #expect(taps == 1)
    harness.key(.keyboardReturnOrEnter)
    #expect(taps == 2)
    buttons[1].isEnabled = false
    harness.key(.keyboardReturnOrEnter)
    #expect(taps == 2)
  }

  @Test func `A ring shows around the focus, until the next touch`() {
    harness.key(.keyboardTab)
    assertPicture(harness.snapshot(), named: "ring")
    #expect(harness.window.focusController.isRingVisible)
    harness.tap(at: CGPoint(x: 1, y: 1))
    #expect(!harness.window.focusController.isRingVisible)
    #expect(!harness.renderTree.contains("border"))
    #expect(focused == 0)
  }

  @Test func `The focus goes with the view that has it`() {
    harness.key(.keyboardTab)
    buttons[0].removeFromSuperview()
    #expect(focused == nil)
    #expect(!harness.renderTree.contains("border"))
  }

  @Test func `What is presented keeps the focus to itself`() {
    let controller = UIViewController()
    let inside = UIButton(type: .system)
    inside.frame = CGRect(x: 10, y: 10, width: 50, height: 30)
    controller.view.addSubview(inside)
    controller.modalPresentationStyle = .overFullScreen
    harness.window.rootViewController?.present(controller, animated: false)
    for _ in 0..<3 {
      harness.key(.keyboardTab)
      #expect(inside.isFocused)
    }
  }
}
