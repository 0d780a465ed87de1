// SPDX-License-Identifier: MIT

extension UIFont {
  /// What a text is for, from which the system chooses size and weight.
  ///
  /// Counterpart: `UIFont.TextStyle`.
  public struct TextStyle: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name that storyboards write.
    public let rawValue: String

    /// The style of a name that storyboards write.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points at the default text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points at the default text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points at the default text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points at the default text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold, at the default text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points at the default text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points at the default text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points at the default text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points at the default text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points at the default text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points at the default text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
