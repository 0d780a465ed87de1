// SPDX-License-Identifier: MIT
public import Foundation

/// A part of a view or guide that makes constraints with parts of its kind.
///
/// The type parameter is the kind, so that the compiler refuses a left edge beside a top edge.
///
/// Counterpart: `NSLayoutAnchor`.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  /// The constraint that this is where `anchor` is.
  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand)
  }

  /// The constraint that this is nowhere before `anchor`.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
  }

  /// The constraint that this is nowhere after `anchor`.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
  }

  /// The constraint that this is `c` points after `anchor`.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
  }

  /// The constraint that this is at least `c` points after `anchor`.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// The constraint that this is at most `c` points after `anchor`.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
  }

  func spaced(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, relation, anchor.operand, constant: LayoutMetrics.systemSpacing * multiplier)
  }
}
