// SPDX-License-Identifier: MIT

extension UIButton {
  /// The look of a button.
  ///
  /// Counterpart: `UIButton.ButtonType`. Differs from Apple: the types that show a symbol of Apple's are absent.
  public enum ButtonType: Int, Sendable {
    /// No look of its own: white title, pressed images darken.
    case custom = 0
    /// Title and template images in the tint colour, which fade while pressed.
    case system = 1

    /// The system button's old name.
    public static var roundedRect: ButtonType { .system }
  }
}
