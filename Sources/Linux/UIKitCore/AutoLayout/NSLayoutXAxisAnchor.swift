// SPDX-License-Identifier: MIT
public import Foundation

/// A position from left to right, or by reading direction.
///
/// Counterpart: `NSLayoutXAxisAnchor`.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from here to `otherAnchor`, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// The constraint that this is the system's spacing after `anchor`, `multiplier` times.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, after: anchor, multiplier: multiplier)
  }

  /// The constraint that this is at least the system's spacing after `anchor`, `multiplier` times.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// The constraint that this is at most the system's spacing after `anchor`, `multiplier` times.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, after: anchor, multiplier: multiplier)
  }
}
