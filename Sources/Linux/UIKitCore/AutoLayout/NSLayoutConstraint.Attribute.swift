// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// The part of a view or guide that a constraint speaks of.
  ///
  /// Counterpart: `NSLayoutConstraint.Attribute`.
  public enum Attribute: Int, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right = 2
    /// The top edge of the alignment rectangle.
    case top = 3
    /// The bottom edge of the alignment rectangle.
    case bottom = 4
    /// The edge at which reading begins.
    case leading = 5
    /// The edge at which reading ends.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height of the alignment rectangle.
    case height = 8
    /// The centre from left to right.
    case centerX = 9
    /// The centre from top to bottom.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge of a view without text.
    case firstBaseline = 12
    /// The left edge inside the margin.
    case leftMargin = 13
    /// The right edge inside the margin.
    case rightMargin = 14
    /// The top edge inside the margin.
    case topMargin = 15
    /// The bottom edge inside the margin.
    case bottomMargin = 16
    /// The edge inside the margin at which reading begins.
    case leadingMargin = 17
    /// The edge inside the margin at which reading ends.
    case trailingMargin = 18
    /// The centre between the left and the right margin.
    case centerXWithinMargins = 19
    /// The centre between the top and the bottom margin.
    case centerYWithinMargins = 20
    /// None; beside a missing second item.
    case notAnAttribute = 0

    /// The baseline of the last line of text.
    public static var baseline: Attribute { .lastBaseline }
  }
}

extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .notAnAttribute:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  var isLength: Bool { self == .width || self == .height }
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the reading direction decides which edge it is.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it names the left or the right edge, whatever the reading direction.
  var isAbsoluteEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// How far along its axis the position lies, from 0 at the start to 1 at the end, in a layout from left to right.
  var fraction: Double {
    switch self {
    case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin, .firstBaseline: 0
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .lastBaseline: 1
    case .width, .height, .notAnAttribute: 0
    }
  }
}
