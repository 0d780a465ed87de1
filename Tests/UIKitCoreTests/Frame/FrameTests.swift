// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit
import UIKitCore

@MainActor
struct FrameTests {
  let harness = Harness()

  @Test func `No change, no frame`() async {
    harness.host(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    await harness.advance(by: .milliseconds(100))
    let count = harness.frameCount
    await harness.advance(by: .seconds(5))
    #expect(harness.frameCount == count)
    #expect(!harness.isMoving)
  }

  @Test func `Many changes make one frame`() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    harness.host(view)
    await harness.advance(by: .milliseconds(100))
    let count = harness.frameCount
    view.backgroundColor = .red
    view.center.x = 30
    view.addSubview(UIView())
    await harness.advance(by: .milliseconds(100))
    #expect(harness.frameCount == count + 1)
  }

  @Test func `Setting what is already there makes no frame`() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    harness.host(view)
    await harness.advance(by: .milliseconds(100))
    let count = harness.frameCount
    view.backgroundColor = .red
    view.frame = view.frame
    view.alpha = 1
    view.isHidden = false
    view.transform = .identity
    view.tintColor = view.tintColor
    await harness.advance(by: .milliseconds(100))
    #expect(harness.frameCount == count)
  }

  @Test func `A spinner makes eight frames a second, and none when it stops`() async {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    harness.host(spinner)
    await harness.advance(by: .milliseconds(200))
    let count = harness.frameCount
    await harness.advance(by: .seconds(5))
    #expect(harness.frameCount - count == 40)
    spinner.stopAnimating()
    await harness.advance(by: .milliseconds(200))
    let rest = harness.frameCount
    await harness.advance(by: .seconds(5))
    #expect(harness.frameCount == rest)
    #expect(!harness.isMoving)
  }

  @Test func `A spinner that is hidden, or under something hidden, makes no frame`() async {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    harness.host(spinner)
    spinner.superview?.isHidden = true
    await harness.advance(by: .milliseconds(200))
    let count = harness.frameCount
    await harness.advance(by: .seconds(5))
    #expect(harness.frameCount == count)
    spinner.superview?.isHidden = false
    await harness.advance(by: .seconds(1))
    #expect(harness.frameCount - count >= 8)
  }

  @Test func `Events come before layout in one frame`() {
    final class Grower: UIView {
      var layouts = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        setNeedsLayout()
      }
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Grower(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    harness.host(view)
    _ = harness.renderTree
    let layouts = view.layouts
    let count = harness.frameCount
    harness.press(view)
    #expect(view.layouts == layouts + 1)
    #expect(harness.frameCount == count + 1)
    harness.release()
  }

  @Test func `Time stands still within a frame, and is the frame's`() async {
    final class Watch: UIView {
      var times: [CFTimeInterval] = []
      override func layoutSubviews() { times.append(CACurrentMediaTime()) }
    }
    let view = Watch(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    harness.host(view)
    let start = CACurrentMediaTime()
    await harness.advance(by: .seconds(2))
    view.setNeedsLayout()
    await harness.advance(by: .milliseconds(20))
    #expect(abs((view.times.last ?? 0) - start - 2) < 0.02)
  }

  @Test func `An unchanged window visits no layer`() async {
    let content = UIView(frame: harness.window.bounds)
    for _ in 0..<100 { content.addSubview(UIView(frame: content.bounds)) }
    harness.host(content)
    await harness.advance(by: .milliseconds(100))
    UIApplication.shared.frameDriver.runFrame(at: CACurrentMediaTime())
    #expect(UIApplication.shared.frameDriver.visitedNodes == 0)
  }

  @Test func `Layout that never rests is a mistake that names the view`() async throws {
    #if DEBUG
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            final class Restless: UIView {
              override func layoutSubviews() { setNeedsLayout() }
            }
            let harness = Harness()
            harness.host(Restless(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
            _ = harness.renderTree
          }
        })
      #expect(result.message.contains("Restless"))
    #endif
  }
}
