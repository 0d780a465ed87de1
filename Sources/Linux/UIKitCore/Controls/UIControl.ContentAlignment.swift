// SPDX-License-Identifier: MIT

extension UIControl {
  /// Where a control's content stands vertically.
  ///
  /// Counterpart: `UIControl.ContentVerticalAlignment`.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched over the height.
    case fill
  }

  /// Where a control's content stands horizontally.
  ///
  /// Counterpart: `UIControl.ContentHorizontalAlignment`.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched over the width.
    case fill
    /// Where reading starts.
    case leading
    /// Where reading ends.
    case trailing
  }
}
