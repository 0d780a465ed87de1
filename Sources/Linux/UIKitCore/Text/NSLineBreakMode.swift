// SPDX-License-Identifier: MIT

/// What becomes of a text that is wider than its space.
///
/// Counterpart: `NSLineBreakMode`.
public enum NSLineBreakMode: Int, Sendable {
  /// A new line between words.
  case byWordWrapping = 0
  /// A new line anywhere.
  case byCharWrapping = 1
  /// Cut at the edge.
  case byClipping = 2
  /// An ellipsis at the start of the line.
  case byTruncatingHead = 3
  /// An ellipsis at the end of the line.
  case byTruncatingTail = 4
  /// An ellipsis in the middle of the line.
  case byTruncatingMiddle = 5
}
