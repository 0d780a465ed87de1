// SPDX-License-Identifier: MIT

extension UIButton.Configuration {
  /// How large a button of a configuration would like to be: its insets and its fonts.
  ///
  /// Counterpart: `UIButton.Configuration.Size`.
  public enum Size: Hashable, Sendable {
    /// As small as `small`.
    case mini
    /// Insets of 5 and 10, a title in `subheadline`.
    case small
    /// Insets of 7 and 12, a title in `body`.
    case medium
    /// Insets of 15 and 20, a title in `body`.
    case large
  }

  /// How title and subtitle stand to each other.
  ///
  /// Counterpart: `UIButton.Configuration.TitleAlignment`.
  public enum TitleAlignment: Hashable, Sendable {
    /// At the edge where the image is; in the middle under or over one.
    case automatic
    /// At the edges where reading begins.
    case leading
    /// In each other's middle.
    case center
    /// At the edges where reading ends.
    case trailing
  }

  /// What makes the radius of the background's corners.
  ///
  /// Counterpart: `UIButton.Configuration.CornerStyle`. The system's radii are parts of the button's height, as
  /// measured on iOS 26.
  public enum CornerStyle: Hashable, Sendable {
    /// The background's own radius.
    case fixed
    /// The background's own radius, which grows with the reader's text size.
    case dynamic
    /// An eighth of the height.
    case small
    /// 0.175 of the height.
    case medium
    /// A quarter of the height.
    case large
    /// Half of the height.
    case capsule
  }
}
