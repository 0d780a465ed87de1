// SPDX-License-Identifier: MIT
public import Foundation

/// A position from top to bottom.
///
/// Counterpart: `NSLayoutYAxisAnchor`.
///
/// Differs from Apple: the system's spacing between baselines is that between edges, whatever the fonts.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from here to `otherAnchor`, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// The constraint that this is the system's spacing below `anchor`, `multiplier` times.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, after: anchor, multiplier: multiplier)
  }

  /// The constraint that this is at least the system's spacing below `anchor`, `multiplier` times.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// The constraint that this is at most the system's spacing below `anchor`, `multiplier` times.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, after: anchor, multiplier: multiplier)
  }
}
