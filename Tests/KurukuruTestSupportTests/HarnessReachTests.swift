// SPDX-License-Identifier: MIT
import CoreGraphics
import KurukuruTestSupport
import Testing
import UIKit

/// What a harness says about views that a finger does not reach.
@MainActor
struct HarnessReachTests {
  private let harness = Harness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let button = CountingButton(frame: CGRect(x: 20, y: 40, width: 120, height: 44))

  init() {
    button.setTitle("Go", for: .normal)
    page.addSubview(button)
    harness.host(page)
  }

  @Test func `A tap reaches the button's target`() {
    harness.tap(button)
    harness.tap("Go")
    harness.tap(at: CGPoint(x: 21, y: 41))
    #expect(button.taps == 3)
  }

  @Test func `A view that covers the button is named`() {
    let cover = UIView(frame: CGRect(x: 10, y: 30, width: 100, height: 50))
    page.addSubview(cover)
    let message = issue { harness.tap(button) }
    #expect(message.contains("CountingButton “Go” (20 40 120 44) cannot be touched"))
    #expect(message.contains("UIView (10 30 100 50) covers it"))
    #expect(button.taps == 0)
  }

  @Test func `A label on the button, and one beside it that takes no touches, do not cover it`() {
    button.addSubview(UILabel(frame: button.bounds))
    page.addSubview(UILabel(frame: button.frame))
    harness.tap(button)
    #expect(button.taps == 1)
  }

  @Test func `A view that was taken away is not in the window`() {
    button.removeFromSuperview()
    #expect(issue { harness.tap(button) }.contains("is not in the harness's window"))
    #expect(issue { _ = harness.snapshot(of: button) }.contains("is not in the harness's window"))
  }

  @Test func `A hidden ancestor is named`() {
    page.isHidden = true
    let message = issue { harness.tap(button) }
    #expect(message.contains("UIView (0 0 390 844), in which it lies, is hidden"))
  }

  @Test(arguments: [
    (CGRect(x: 20, y: 40, width: 0, height: 44), "it has no size"),
    (CGRect(x: 400, y: 40, width: 50, height: 44), "its centre lies outside the window"),
  ])
  func `A button where no finger can be is said to be there`(frame: CGRect, reason: String) {
    button.frame = frame
    #expect(issue { harness.press(button) }.contains(reason))
    harness.release()
  }

  @Test func `A superview that is too small for touches is named`() {
    page.frame = CGRect(x: 0, y: 0, width: 390, height: 50)
    let message = issue { harness.tap(button) }
    #expect(message.contains("it lies outside UIView (0 0 390 50)"))
  }

  @Test func `A disabled button can be tapped, in vain`() {
    button.isEnabled = false
    harness.tap(button)
    #expect(button.taps == 0)
  }

  @Test func `A title that nobody has lists those of buttons and labels`() {
    let label = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
    label.text = "Ready"
    page.addSubview(label)
    let message = issue { harness.tap("Stop") }
    #expect(message == "Nothing is titled “Stop”; there are: “Go”, “Ready”")
    harness.clear()
    #expect(issue { harness.tap("Stop") }.contains("nothing in the window has a title"))
  }

  @Test func `Of two buttons with one title the tap reaches the one that nothing covers`() {
    let cover = UIView(frame: page.bounds)
    let second = CountingButton(frame: CGRect(x: 20, y: 200, width: 120, height: 44))
    second.setTitle("Go", for: .normal)
    cover.addSubview(second)
    page.addSubview(cover)
    harness.tap("Go")
    #expect(second.taps == 1)
  }

  @Test func `A layout that is due moves the finger`() {
    let constraint = button.leadingAnchor.constraint(equalTo: page.leadingAnchor)
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      constraint, button.topAnchor.constraint(equalTo: page.topAnchor, constant: 300),
    ])
    harness.tap(button)
    constraint.constant = 200
    harness.tap(button)
    #expect(button.taps == 2)
  }

  @Test func `A button in a window in front is found, touched and cut out`() {
    let front = UIWindow(frame: CGRect(x: 100, y: 400, width: 200, height: 100))
    front.backgroundColor = .red
    front.makeKeyAndVisible()
    button.frame = CGRect(x: 10, y: 10, width: 80, height: 44)
    front.addSubview(button)
    harness.tap("Go")
    #expect(button.taps == 1)
    #expect(harness.snapshot(of: button).width == 160)
    front.isHidden = true
  }
}

/// Counts what reaches its target.
final class CountingButton: UIButton {
  private(set) var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }
}
