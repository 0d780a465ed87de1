// SPDX-License-Identifier: MIT
import Testing
import UIKit
import UIKitCore

@MainActor
struct UIControlTrackingTests {
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let log = EventLog()

  init() { log.listen(to: control) }

  @Test func `A tap tells down and then up inside`() {
    let finger = Finger(on: control)
    finger.down(50, 20)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    finger.up(50, 20)
    #expect(log.entries == ["down", "upInside"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test(arguments: [(165.0, "upInside"), (169.5, "upInside"), (171.0, "upOutside")])
  func `A touch may end up to 70 points outside`(x: Double, last: String) {
    let finger = Finger(on: control)
    finger.down(50, 20)
    finger.up(x, 20)
    #expect(log.entries == ["down", last])
  }

  @Test func `Dragging out and back tells exit and enter, and the highlight follows`() {
    let finger = Finger(on: control)
    finger.down(50, 20)
    finger.move(300, 20)
    #expect(!control.isHighlighted)
    finger.move(310, 20)
    finger.move(60, 20)
    #expect(control.isHighlighted)
    finger.up(60, 20)
    #expect(
      log.entries == [
        "down", "dragExit", "dragOutside", "dragOutside", "dragEnter", "dragInside", "upInside",
      ])
  }

  @Test func `A second tap is told as repeated too`() {
    Finger(on: control, taps: 2).down(1, 1)
    #expect(log.entries == ["down", "downRepeat"])
  }

  @Test func `A cancelled touch ends without a tap`() {
    let finger = Finger(on: control)
    finger.down(50, 20)
    finger.cancel()
    finger.up(50, 20)
    #expect(log.entries == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func `A disabled control swallows touches`() {
    control.isEnabled = false
    let finger = Finger(on: control)
    finger.down(50, 20)
    finger.up(50, 20)
    #expect(log.entries.isEmpty)
  }

  @Test func `Disabling during a touch cancels it`() {
    let finger = Finger(on: control)
    finger.down(50, 20)
    control.isEnabled = false
    #expect(!control.isTracking && !control.isHighlighted)
    finger.up(50, 20)
    #expect(log.entries == ["down", "cancel"])
  }

  @Test func `A second finger is not followed`() {
    let first = Finger(on: control)
    let second = Finger(on: control)
    first.down(10, 10)
    second.down(20, 20)
    second.up(20, 20)
    first.up(10, 10)
    #expect(log.entries == ["down", "upInside"])
  }

  @Test func `A control that declines a touch tells nothing`() {
    final class Declining: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let control = Declining(frame: control.frame)
    log.listen(to: control)
    let finger = Finger(on: control)
    finger.down(10, 10)
    finger.up(10, 10)
    #expect(log.entries.isEmpty)
    #expect(!control.isHighlighted)
  }

  @Test func `The highlight ends after the targets were told`() {
    var wasHighlighted = false
    control.addAction(
      UIAction { action in
        let sender = action.sender as? UIControl
        wasHighlighted = sender?.isHighlighted ?? false
        sender?.isHighlighted = true
      }, for: .touchUpInside)
    let finger = Finger(on: control)
    finger.down(10, 10)
    finger.up(10, 10)
    #expect(wasHighlighted)
    #expect(!control.isHighlighted)
  }

  @Test func `A key looks pressed while it is down and taps when it comes up`() {
    control.keyPressBegan()
    #expect(control.isHighlighted)
    #expect(log.entries.isEmpty)
    control.keyPressEnded()
    #expect(!control.isHighlighted)
    #expect(log.entries == ["primary", "upInside"])
  }

  @Test func `A key press is refused while the control is disabled`() {
    control.isEnabled = false
    #expect(!control.controlActivate())
    #expect(log.entries.isEmpty)
  }

  @Test func `A button tells its primary action with the tap, once to a handler of both`() {
    let button = UIButton(frame: control.frame)
    var runs = 0
    button.addAction(UIAction { _ in runs += 1 }, for: [.touchUpInside, .primaryActionTriggered])
    log.listen(to: button)
    let finger = Finger(on: button)
    finger.down(10, 10)
    finger.up(10, 10)
    #expect(runs == 1)
    #expect(log.entries == ["down", "primary", "upInside"])
  }
}
