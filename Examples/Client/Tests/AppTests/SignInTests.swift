import KurukuruTestSupport
import Testing
import UIKit

@testable import App

@MainActor
struct SignInTests {
  @Test func `signing in blocks the button until help comes`() async throws {
    let harness = Harness()
    let controller = try #require(AppDelegate().makeRoot() as? SignInViewController)
    harness.host(controller)
    let idle = harness.snapshot()
    harness.tap("読み込み開始")
    harness.tap("読み込み開始")
    #expect(controller.taps == 1)
    #expect(controller.status.text == "Signing in")
    await harness.advance(by: .milliseconds(700))
    #expect(harness.isMoving)
    harness.tap("Help")
    #expect(controller.status.text == "Helped")
    controller.status.text = "Idle"
    #expect(PictureDifference(idle, harness.snapshot()).isEmpty)
    #expect(!harness.isMoving)
  }
}
