// SPDX-License-Identifier: MIT

/// What Auto Layout stores for a view that takes part.
@MainActor
package final class AutoLayoutState {
  /// The engine of the hierarchy whose topmost view this is.
  var ownEngine: AutoLayoutEngine?
  /// The engine in which the view is registered: that of the topmost view.
  weak var engine: AutoLayoutEngine?

  /// How often a view of the hierarchy whose topmost view this is was given a new frame.
  package var placementCount: Int { ownEngine?.placementCount ?? 0 }

  /// The constraints that the view holds.
  var constraints = ConstraintList()
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  /// The guides that the view has of itself, made when asked for.
  var safeAreaGuide: InsetLayoutGuide?
  var marginsGuide: InsetLayoutGuide?
  var readableGuide: UILayoutGuide?

  /// Whether frame and mask stand in for constraints.
  var translatesMask = true
  /// Whether `updateConstraints()` is to be called.
  var needsUpdate = true
  /// What was set instead of the default, by axis.
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}
