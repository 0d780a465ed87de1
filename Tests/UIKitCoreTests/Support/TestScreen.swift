// SPDX-License-Identifier: MIT
import UIKit
import UIKitCore

/// The screen as it is at the start of the process, whatever tests before have made of it.
@MainActor
enum TestScreen {
  /// Light, left to right, of the usual text size, and of one pixel a point.
  static func reset() {
    UIScreen.main.update {
      $0.displayScale = 1
      $0.userInterfaceStyle = .light
      $0.layoutDirection = .leftToRight
      $0.preferredContentSizeCategory = .large
    }
    UITraitCollection.current = UIScreen.main.traitCollection
  }
}
