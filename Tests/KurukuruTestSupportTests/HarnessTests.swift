// SPDX-License-Identifier: MIT
import CoreGraphics
import KurukuruTestSupport
import Testing
import UIKit

/// A harness's finger, clock and surroundings.
@MainActor
struct HarnessTests {
  private let harness = Harness()

  // MARK: Finger

  @Test func `A finger that is not down cannot be lifted or moved`() {
    for verb in [
      { harness.release() }, { harness.cancelTouch() }, { harness.drag(to: .zero) },
    ] {
      #expect(issue { verb() }.contains("No finger is down"))
    }
  }

  @Test func `A finger that is down cannot go down again`() {
    harness.press(at: CGPoint(x: 10, y: 10))
    #expect(issue { harness.tap(at: CGPoint(x: 20, y: 20)) }.contains("is down at (10.0, 10.0)"))
  }

  @Test func `Outside a test a failure is said on standard error`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { withKnownIssue { Harness().tap("nobody") } }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("HarnessTests.swift"))
    #expect(message.contains("Nothing is titled “nobody”"))
  }

  // MARK: Time

  @Test func `With nothing scheduled the clock moves on and no frame runs`() async {
    let frames = harness.frameCount
    await harness.advance(by: .seconds(10))
    #expect(harness.clock.now == TestClock.Instant(offset: .seconds(10)))
    #expect(harness.frameCount == frames)
    #expect(!harness.isMoving)
  }

  @Test func `No time lets the main queue turn`() async {
    var hasTurned = false
    DispatchQueue.main.async { hasTurned = true }
    await harness.advance(by: .zero)
    #expect(hasTurned)
  }

  @Test func `Time that would go back is a failure`() async {
    await withKnownIssue {
      await harness.advance(by: .seconds(-1))
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Time does not go back") }
    }
    #expect(harness.clock.now == TestClock.Instant())
  }

  // MARK: Surroundings

  @Test func `The user's text size reaches labels that follow it`() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Ready"
    harness.host(label)
    harness.setContentSize(.accessibilityExtraExtraExtraLarge)
    #expect(label.font.pointSize == 53)
    harness.setContentSize(.large)
    #expect(label.font.pointSize == 17)
  }

  @Test func `A rotation gives the controller's view and the picture the new size`() {
    let controller = UIViewController()
    harness.host(controller)
    harness.resize(to: CGSize(width: 844, height: 390))
    #expect(controller.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(harness.snapshot().width == 1688)
  }

  @Test func `Controllers in the window hear that memory is short`() {
    let controller = ThriftyController()
    controller.addChild(ThriftyController())
    harness.host(controller)
    harness.warnOfLowMemory()
    #expect(controller.warnings == 1)
    #expect((controller.children.first as? ThriftyController)?.warnings == 1)
  }

  // MARK: Two harnesses

  @Test func `A harness that another one has ended says so`() async {
    let other = Harness()
    #expect(issue { harness.tap(at: .zero) }.contains("This harness has ended"))
    #expect(issue { harness.host(UIView()) }.contains("--no-parallel"))
    #expect(issue { _ = harness.snapshot() }.contains("This harness has ended"))
    other.tap(at: .zero)
  }
}

private final class ThriftyController: UIViewController {
  private(set) var warnings = 0

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnings += 1
  }
}
