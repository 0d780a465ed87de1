// SPDX-License-Identifier: MIT

/// How a font follows the reader's text size.
enum FontScaling: Hashable, Sendable {
  /// The font of a text style.
  case textStyle(UIFont.TextStyle)
  /// A font of `UIFontMetrics`: `size` at the default text size, at most `maximum`.
  case metrics(UIFont.TextStyle, size: Double, maximum: Double?)
}
