// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit
import UIKitCore

@MainActor
struct TouchDeliveryTests {
  /// Notes the touches that it gets.
  final class Pad: UIView {
    var calls: [String] = []
    var taps: [Int] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("began \(touches.count)")
      taps += touches.map(\.tapCount)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("moved \(touches.map { $0.location(in: self).x })")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("cancelled")
    }
  }

  let harness = Harness()
  let pad = Pad(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() { harness.host(pad) }

  private func send(_ identifier: Int, _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) async {
    UIApplication.shared.inject(
      .touch(
        HostEvent.Touch(
          window: harness.window, identifier: identifier, phase: phase,
          point: CGPoint(x: x, y: y), timestamp: CACurrentMediaTime())))
    await harness.advance(by: .milliseconds(20))
  }

  @Test func `A touch belongs to the view in which it began`() {
    harness.press(at: CGPoint(x: 150, y: 150))
    harness.drag(to: CGPoint(x: 20, y: 150))
    harness.release()
    #expect(pad.calls == ["began 1", "moved [-80.0]", "ended"])
  }

  @Test func `A view gets one finger at a time unless it wants more`() async {
    await send(1, .began, 110, 110)
    await send(2, .began, 120, 120)
    #expect(pad.calls == ["began 1"])
    await send(1, .ended, 110, 110)
    pad.isMultipleTouchEnabled = true
    pad.calls = []
    await send(1, .began, 110, 110)
    await send(2, .began, 120, 120)
    #expect(pad.calls == ["began 1", "began 1"])
  }

  @Test func `An exclusive touch keeps fingers from other views`() async {
    let other = Pad(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    pad.superview?.addSubview(other)
    pad.isExclusiveTouch = true
    await send(1, .began, 110, 110)
    await send(2, .began, 10, 10)
    #expect(other.calls.isEmpty)
    await send(1, .ended, 110, 110)
    await send(2, .began, 10, 10)
    #expect(other.calls == ["began 1"])
  }

  @Test func `A view that leaves the window loses its touches`() {
    harness.press(pad)
    pad.removeFromSuperview()
    #expect(pad.calls == ["began 1", "cancelled"])
    harness.release()
    #expect(pad.calls.count == 2)
  }

  @Test func `Quick taps on one place are counted`() async {
    harness.tap(pad)
    await harness.advance(by: .milliseconds(100))
    harness.tap(pad)
    await harness.advance(by: .seconds(1))
    harness.tap(pad)
    #expect(pad.taps == [1, 2, 1])
  }

  @Test func `What a view does not handle goes up the chain`() {
    let child = UIView(frame: pad.bounds)
    pad.addSubview(child)
    harness.tap(child)
    #expect(pad.calls == ["began 1", "ended"])
  }

  @Test func `Nothing is delivered while interaction is ignored`() {
    UIApplication.shared.beginIgnoringInteractionEvents()
    harness.tap(pad)
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(pad.calls.isEmpty)
    harness.tap(pad)
    #expect(pad.calls == ["began 1", "ended"])
  }

  @Test func `A window above takes the touch, where it has something there`() {
    let above = UIWindow(windowScene: harness.window.windowScene ?? fail())
    above.windowLevel = .alert
    above.isHidden = false
    harness.tap(at: pad.center)
    #expect(pad.calls.isEmpty)
    above.isUserInteractionEnabled = false
    harness.tap(pad)
    #expect(pad.calls == ["began 1", "ended"])
  }

  @Test func `A window that nobody keeps is no longer there`() {
    do {
      let above = UIWindow(frame: harness.window.bounds)
      above.windowLevel = .alert
      above.isHidden = false
      #expect(harness.window.windowScene?.windows.count == 2)
    }
    #expect(harness.window.windowScene?.windows.count == 1)
    harness.tap(pad)
    #expect(pad.calls == ["began 1", "ended"])
  }

  private func fail() -> UIWindowScene { preconditionFailure("The harness's window has a scene") }
}
