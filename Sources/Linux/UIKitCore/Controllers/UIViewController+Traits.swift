// SPDX-License-Identifier: MIT

extension UIViewController {
  var effectiveTraits: UITraitCollection {
    if let view = loadedView, view.window != nil {
      let outer = view.parent?.effectiveTraits ?? UIScreen.main.traitCollection
      return ownTraits.applied(to: traitsFromParent(over: outer))
    }
    let outer =
      parentController?.traitCollection ?? presenter?.traitCollection
      ?? hostingWindow?.traitCollection ?? UIScreen.main.traitCollection
    return ownTraits.applied(to: traitsFromParent(over: outer))
  }

  func setTraitOverride(_ change: (inout TraitOverrides) -> Void) {
    var new = ownTraits
    change(&new)
    guard new != ownTraits else { return }
    ownTraits = new
    guard let view = loadedView else { return }
    if view.window != nil { view.updateTraits() } else { view.colorsDidChange() }
  }

  /// What the parent sets for this child, over what comes from above.
  func traitsFromParent(over outer: UITraitCollection) -> UITraitCollection {
    guard let set = parentController?.childTraits[ObjectIdentifier(self)] else { return outer }
    return UITraitCollection(traitsFrom: [outer, set])
  }

  /// Sets traits that differ from this controller's for one of its children; `nil` takes them back.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
    if let view = childViewController.loadedView, view.window != nil { view.updateTraits() }
  }

  /// The traits that were set for a child.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childTraits[ObjectIdentifier(childViewController)]
  }
}
