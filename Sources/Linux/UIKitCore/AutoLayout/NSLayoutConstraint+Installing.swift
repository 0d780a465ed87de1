// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension NSLayoutConstraint {
  /// Puts the constraint into the nearest view that contains both items.
  func install() {
    require(
      first != nil, "NSLayoutConstraint.isActive: an empty constraint cannot be activated")
    guard let ancestor = commonAncestor else {
      misuse(
        """
        Unable to activate constraint with anchors \(describe(first)) and \(describe(second)) because \
        they have no common ancestor. Does the constraint or its anchors reference items in different \
        view hierarchies? That's illegal.
        """)
    }
    install(in: ancestor)
  }

  /// Puts the constraint into a view that contains both items.
  func install(in view: UIView) {
    uninstall()
    container = view
    view.layoutState.constraints.append(self)
    view.layoutEngineOrNew.add(self)
    view.setNeedsLayout()
  }

  /// Takes the constraint out of the view that holds it.
  func uninstall() {
    guard let container else { return }
    container.layoutEngine?.remove(self)
    container.autoLayout?.constraints.remove(self)
    self.container = nil
    container.setNeedsLayout()
  }

  /// The parts of all items that the constraint speaks of.
  var places: [LayoutOperand.Place] { (first?.places ?? []) + (second?.places ?? []) }

  /// The nearest view that is or contains every item's view; `nil` where there is none.
  var commonAncestor: UIView? {
    var ancestor: UIView?
    for (index, place) in places.enumerated() {
      guard let view = place.view else { return nil }
      ancestor = index == 0 ? view : ancestor?.nearestCommonAncestor(with: view)
    }
    return ancestor
  }

  // MARK: Misuse

  /// The item as an object, where it is a view or a guide.
  static func requireItem(_ item: Any) -> AnyObject {
    switch item {
    case let view as UIView: return view
    case let guide as UILayoutGuide: return guide
    default:
      misuse(
        "NSLayoutConstraint: Constraint items must each be an instance of UIView or UILayoutGuide, not \(item)"
      )
    }
  }

  static func requireSense(
    _ first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat
  ) {
    let firstAttribute = first.place.attribute
    require(
      firstAttribute != .notAnAttribute,
      "NSLayoutConstraint: Invalid first layout attribute notAnAttribute")
    guard let second, multiplier != 0 else {
      require(
        first.isLength,
        """
        NSLayoutConstraint: A multiplier of 0 or a nil second item together with a location for the \
        first attribute creates an illegal constraint of a location equal to a constant. Location \
        attributes must be specified in pairs.
        """)
      return
    }
    let secondAttribute = second.place.attribute
    let isAxisShared =
      first.isLength || first.place.attribute.axis == second.place.attribute.axis
    let isEdgeMixed =
      firstAttribute.isDirectional && secondAttribute.isAbsoluteEdge
      || firstAttribute.isAbsoluteEdge && secondAttribute.isDirectional
    require(
      first.isLength == second.isLength && isAxisShared && (first.isLength || !isEdgeMixed),
      """
      NSLayoutConstraint: Invalid pairing of layout attributes, \(firstAttribute) and \
      \(secondAttribute)
      """)
  }
}

extension UIView {
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isInside(view) { return view }
      candidate = view.parent
    }
    return nil
  }
}
