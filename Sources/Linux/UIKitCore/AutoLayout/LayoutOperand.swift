// SPDX-License-Identifier: MIT

/// One side of a constraint: a part of a view or guide, or the distance between two such parts.
@MainActor
struct LayoutOperand {
  /// A part of an item.
  struct Place {
    weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
  }

  let place: Place
  /// Where the distance from `place` ends; `nil` where the operand is `place` itself.
  let end: Place?

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    place = Place(item: item, attribute: attribute)
    end = nil
  }

  init(from start: LayoutOperand, to end: LayoutOperand) {
    place = start.place
    self.end = end.place
  }

  var places: [Place] { end.map { [place, $0] } ?? [place] }

  /// Whether it is a length and may stand alone.
  var isLength: Bool { end != nil || place.attribute.isLength }
}

extension LayoutOperand.Place {
  /// The view in whose coordinates, or in whose superview's, the item lies; `nil` for a guide without one.
  @MainActor var view: UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}
