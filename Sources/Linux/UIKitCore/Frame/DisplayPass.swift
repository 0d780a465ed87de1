// SPDX-License-Identifier: MIT
internal import QuartzCore

/// The fourth pass: the layers that asked for it are drawn.
@MainActor
enum DisplayPass {
  /// Draws what is dirty in the windows.
  static func run(_ windows: [UIWindow]) {
    for window in windows { window.layerTree.displayPass() }
  }
}
