// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Kurukuru
import KurukuruTestSupport
import Testing
import UIKit

/// The button from a storyboard, where it is a button's custom class.
@MainActor
struct ButtonWithLoadStoryboardTests {
  let harness = Harness()

  /// The client's storyboard, whose button is ours, with another attribute of that button.
  private func makeButton(_ attribute: String = "") throws -> ButtonWithLoad {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../../Examples/Client/Sources/App/UI/Main.storyboard")
    let text = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
      .replacingOccurrences(
        of: "customClass=\"SignInViewController\" customModule=\"App\"", with: ""
      )
      .replacingOccurrences(of: "<button ", with: "<button \(attribute) ")
      .replacing(/<connections>.*?<\/connections>/.dotMatchesNewlines(), with: "")
    let storyboard = try UIStoryboard(data: Data(text.utf8), file: "Main.storyboard")
    let controller = try #require(storyboard.instantiateInitialViewController())
    harness.host(controller)
    let button = controller.view.subviews.first { $0 is ButtonWithLoad } as? ButtonWithLoad
    return try #require(button)
  }

  @Test func `is idle and enabled at first, loads, and looks as before`() throws {
    let button = try makeButton()
    #expect(!button.isLoading)
    #expect(button.isEnabled)
    let idle = harness.snapshot()
    button.isLoading = true
    #expect(!button.isEnabled)
    #expect(!PictureDifference(idle, harness.snapshot()).isEmpty)
    let indicator = button.subviews.first { $0 is UIActivityIndicatorView }
    #expect(indicator?.center == CGPoint(x: button.bounds.midX, y: button.bounds.midY))
    button.isLoading = false
    #expect(button.isEnabled)
    #expect(PictureDifference(idle, harness.snapshot()).isEmpty)
    #expect(!harness.isMoving)
  }

  @Test func `disabled in the storyboard is the caller's own value`() throws {
    let button = try makeButton("enabled=\"NO\"")
    #expect(!button.isEnabled)
    #expect(button.state.contains(.disabled))
    let idle = harness.snapshot()
    button.isLoading = true
    _ = harness.snapshot()
    button.isLoading = false
    #expect(!button.isEnabled)
    #expect(PictureDifference(idle, harness.snapshot()).isEmpty)
  }
}
