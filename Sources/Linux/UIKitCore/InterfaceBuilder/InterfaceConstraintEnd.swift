// SPDX-License-Identifier: MIT
import CoreGraphics

/// One side of a constraint: a view or guide, and which of its attributes.
@MainActor
struct InterfaceConstraintEnd {
  enum Kind {
    case horizontal
    case vertical
    case size
  }

  /// The names that Interface Builder writes.
  static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  let item: NSObject
  let attribute: NSLayoutConstraint.Attribute

  /// The view, or the guide's.
  var owner: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  var kind: Kind {
    switch attribute {
    case .width, .height: .size
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// Whether it depends on the direction of reading.
  var isDirectional: Bool {
    switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isCenter: Bool { attribute == .centerX || attribute == .centerXWithinMargins }
}
