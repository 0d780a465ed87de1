// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitCore

/// Storyboards and their images in bundles.
@MainActor
struct StoryboardBundleTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("StoryboardBundleTests-\(UUID().uuidString)")

  private func makeBundle(subviews: String) throws -> Bundle {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = StoryboardText.oneScene(
      subviews: subviews,
      resources: """
        <image name="photo" width="12" height="12"/>
        <image name="star" catalog="system" width="128" height="116"/>
        """)
    try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
    let png = try #require(TestImages.square(12).pngData())
    try png.write(to: folder.appendingPathComponent("photo.png"))
    return try #require(Bundle(url: folder))
  }

  @Test func `A storyboard of a bundle finds the bundle's images`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try makeBundle(
      subviews: """
        <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" image="photo" id="i">
            <rect key="frame" x="0.0" y="0.0" width="24" height="24"/>
        </imageView>
        """)
    let storyboard = UIStoryboard(name: "Main", bundle: bundle)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let view = try #require(controller.view.subviews.first as? UIImageView)
    #expect(view.image?.size == CGSize(width: 12, height: 12))
    #expect(view.contentMode == .scaleAspectFit)
    #expect(view.clipsToBounds && !view.isUserInteractionEnabled)
  }

  @Test func `A missing image and one of Apple's symbols are reported`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try makeBundle(
      subviews: """
        <button opaque="NO" contentMode="scaleToFill" id="b">
            <rect key="frame" x="0.0" y="0.0" width="24" height="24"/>
            <state key="normal" title="kept" image="star" catalog="system" backgroundImage="gone"/>
        </button>
        """)
    let storyboard = UIStoryboard(name: "Main", bundle: bundle)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let button = try #require(controller.view.subviews.first as? UIButton)
    #expect(button.currentTitle == "kept")
    #expect(button.currentImage == nil)
    let reports = Diagnostics.messages.filter { $0.hasPrefix("Main.storyboard") }
    #expect(reports.contains { $0.contains("\"star\" is one of Apple's symbols") })
    #expect(reports.contains { $0.contains("\"gone\" was not found") })
  }
}
