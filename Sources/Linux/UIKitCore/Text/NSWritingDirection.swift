// SPDX-License-Identifier: MIT

/// The direction in which a paragraph is read.
///
/// Counterpart: `NSWritingDirection`.
public enum NSWritingDirection: Int, Sendable {
  /// As its first letter that has a direction.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
