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
    if window != nil, let resolvedTraits { return resolvedTraits }
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
  package final func updateTraits() {
    let previous = resolvedTraits
    let new = ownTraits.applied(to: inheritedTraits)
    if let previous, previous === new || previous == new {
      resolvedTraits = new
      // The subviews' own may still be stale when they came with an earlier window.
      for child in children where child.resolvedTraits == nil { child.updateTraits() }
      return
    }
    resolvedTraits = new
    let colorsDiffer = new.hasDifferentColorAppearance(comparedTo: previous)
    new.performAsCurrent {
      if colorsDiffer { colorsDidChange() }
      if let previous, previous.layoutDirection != new.layoutDirection { layoutDirectionChanged() }
      if colorsDiffer, previous != nil { tintColorDidChange() }
      owningController?.traitCollectionDidChange(previous)
      traitCollectionDidChange(previous)
      if let previous {
        notifyTraitObservers(previous: previous)
        owningController?.notifyTraitObservers(previous: previous)
      }
    }
    if colorsDiffer { setNeedsDisplay() }
    for child in Array(children) where child.parent === self { child.updateTraits() }
  }
}
