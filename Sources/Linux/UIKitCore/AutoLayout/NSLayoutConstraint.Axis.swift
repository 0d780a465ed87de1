// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// One of the two directions in which layout is done.
  ///
  /// Counterpart: `NSLayoutConstraint.Axis`.
  public enum Axis: Int, Sendable {
    /// Left and right.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }
}
