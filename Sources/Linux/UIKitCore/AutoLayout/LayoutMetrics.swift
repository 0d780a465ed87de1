// SPDX-License-Identifier: MIT
internal import Foundation

/// Apple's figures for layout.
enum LayoutMetrics {
  /// The usual space between two views.
  static let systemSpacing: CGFloat = 8
  /// The usual space between a view and its superview's edge in the visual format.
  static let systemContainerSpacing: CGFloat = 20
  /// The width past which text becomes hard to read.
  static let readableWidth: CGFloat = 672
}
