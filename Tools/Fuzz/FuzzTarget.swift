// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import RenderServer
import UIKit
import UIKitCore

/// What is given broken bytes.
enum FuzzTarget: String, CaseIterable {
  /// Storyboards, up to the controller's view and a layout of it.
  case storyboard
  /// Image files.
  case image

  /// The endings of the files that mutations begin with.
  var pathExtensions: Set<String> {
    switch self {
    case .storyboard: ["storyboard"]
    case .image: ["png", "jpg", "jpeg"]
    }
  }

  /// Reads the bytes as an app would; errors and reports are fine, a crash is not.
  @MainActor
  func read(_ bytes: [UInt8]) {
    let data = Data(bytes)
    switch self {
    case .storyboard:
      guard let storyboard = try? UIStoryboard(data: data, file: "Fuzz.storyboard"),
        let controller = storyboard.instantiateInitialViewController()
      else { return }
      controller.loadViewIfNeeded()
      controller.view.layoutIfNeeded()
    case .image:
      guard case .success(let image) = CGImage.decode(data) else { return }
      _ = image.cropping(to: CGRect(x: 0, y: 0, width: 8, height: 8))?.pngData()
    }
  }
}
