// SPDX-License-Identifier: MIT

extension UIView {
  /// How contents fill a view whose size differs from theirs.
  ///
  /// Counterpart: `UIView.ContentMode`.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill, losing their proportions.
    case scaleToFill
    /// As large as fits, keeping their proportions.
    case scaleAspectFit
    /// As small as fills, keeping their proportions; parts may be cut off.
    case scaleAspectFill
    /// As `scaleToFill`, and drawn anew whenever the bounds change.
    case redraw
    /// In the middle, at their own size.
    case center
    /// At the top, centred across.
    case top
    /// At the bottom, centred across.
    case bottom
    /// At the left, centred down.
    case left
    /// At the right, centred down.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }
}
