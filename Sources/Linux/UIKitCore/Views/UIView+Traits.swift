// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView {
  /// What the view takes over from above: the superview's, or the scene's for a window, with its controller's.
  private var inheritedTraits: UITraitCollection {
    let outer =
      parent?.effectiveTraits ?? (self as? UIWindow)?.sceneTraits ?? UIScreen.main.traitCollection
    guard let owningController else { return outer }
    return owningController.ownTraits.applied(to: owningController.traitsFromParent(over: outer))
  }

  var effectiveTraits: UITraitCollection {
    if window != nil { return resolvedTraits }
    return ownTraits.applied(to: inheritedTraits)
  }

  func setTraitOverride(_ change: (inout TraitOverrides) -> Void) {
    var new = ownTraits
    change(&new)
    guard new != ownTraits else { return }
    ownTraits = new
    if window != nil { updateTraits() } else { colorsDidChange() }
  }

  /// Works the traits out anew, here and in the subviews, and tells those whose traits changed.
  ///
  /// - Parameter isArriving: Whether the view has just come to its window, so that what the subviews know may
  ///   be stale though nothing changes here.
  final func updateTraits(isArriving: Bool = false) {
    let previous = resolvedTraits
    let new = ownTraits.applied(to: inheritedTraits)
    resolvedTraits = new
    if previous === new || previous == new {
      if isArriving { for child in children { child.updateTraits(isArriving: true) } }
      return
    }
    let colorsDiffer = new.hasDifferentColorAppearance(comparedTo: previous)
    new.performAsCurrent {
      if colorsDiffer { colorsDidChange() }
      if previous.layoutDirection != new.layoutDirection { layoutDirectionChanged() }
      if colorsDiffer { tintColorDidChange() }
      owningController?.traitCollectionDidChange(previous)
      traitCollectionDidChange(previous)
      notifyTraitObservers(previous: previous)
      owningController?.notifyTraitObservers(previous: previous)
    }
    if colorsDiffer { setNeedsDisplay() }
    for child in Array(children) where child.parent === self {
      child.updateTraits(isArriving: isArriving)
    }
  }
}
