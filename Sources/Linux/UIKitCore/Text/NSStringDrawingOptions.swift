// SPDX-License-Identifier: MIT

/// How a text is measured and drawn.
///
/// Counterpart: `NSStringDrawingOptions`.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// A set of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the top left corner and lines break; without it the origin is the baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Line heights include the fonts' leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the ink in place of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Ends the last line that fits with an ellipsis; only with `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
