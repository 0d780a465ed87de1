// SPDX-License-Identifier: MIT

/// Where the lines of a text stand between its edges.
///
/// Counterpart: `NSTextAlignment`.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, by wider spaces; the last line as `natural`.
  case justified = 3
  /// At the edge where the interface's language begins.
  case natural = 4
}
