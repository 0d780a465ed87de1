// SPDX-License-Identifier: MIT
internal import Foundation

/// Apple's figures for layout.
enum LayoutMetrics {
  /// The usual space between two views.
  static let systemSpacing: CGFloat = 8
  /// The width past which text becomes hard to read.
  static let readableWidth: CGFloat = 672
}
