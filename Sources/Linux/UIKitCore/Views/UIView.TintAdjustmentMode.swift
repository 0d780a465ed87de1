// SPDX-License-Identifier: MIT

extension UIView {
  /// Whether a view shows its tint in full or greyed, as behind an alert.
  ///
  /// Counterpart: `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic
    /// The tint in full.
    case normal
    /// The tint without its saturation.
    case dimmed
  }
}
