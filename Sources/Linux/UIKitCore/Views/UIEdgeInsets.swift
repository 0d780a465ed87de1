// SPDX-License-Identifier: MIT
public import Foundation

/// Distances by which a rectangle's edges move inwards, in points; negative ones move outwards.
///
/// Counterpart: `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the left edge.
  public var left: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the right edge.
  public var right: CGFloat

  /// No inset on any edge.
  public static let zero = UIEdgeInsets()

  /// Insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets edge by edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The sum, edge by edge.
  package static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left,
      bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
  }
}

extension CGRect {
  /// The rectangle whose edges lie inside this one's by `insets`.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
