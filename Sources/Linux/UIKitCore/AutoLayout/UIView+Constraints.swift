// SPDX-License-Identifier: MIT
internal import Diagnostics

extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] {
    autoLayout?.constraints.all.filter { !$0.isInternal } ?? []
  }

  /// Activates a constraint and has this view hold it; its items must be this view or lie in it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.container !== self else { return }
    require(
      constraint.places.allSatisfy { $0.view?.isInside(self) ?? false },
      """
      Unable to install constraint on view. Does the constraint reference something from outside the \
      subtree of the view? That's illegal. constraint:\(constraint) view:\(nameInMessages)
      """)
    constraint.install(in: self)
  }

  /// Activates constraints and has this view hold them.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.container === self else { return }
    constraint.isActive = false
  }

  /// Deactivates those of the constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The constraints that may decide the view's place and size on one axis.
  ///
  /// Differs from Apple: those that stand for frames and contents are left out.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutEngine?.constraints(deciding: self, axis) ?? []
  }

  /// Whether the constraints leave the view's place or size open.
  public var hasAmbiguousLayout: Bool { layoutEngine?.isAmbiguous(self) ?? false }
}
