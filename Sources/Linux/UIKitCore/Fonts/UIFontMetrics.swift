public import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics

/// Lets a font or a length of one's own grow as a text style does.
///
/// Counterpart: `UIFontMetrics`. A value grows by the ratio of the style's size at the wanted text size to its size
/// at the default one.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // SAFETY: the only stored property is a `let` of a Sendable type.

  private let textStyle: UIFont.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The metrics of the body style.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// `font` scaled to the current text size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// `font` scaled to the current text size, at most `maximumPointSize`; 0 sets no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// `font` scaled to the text size of `traitCollection`.
  ///
  /// - Parameter traitCollection: nil stands for `UITraitCollection.current`.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// `font` scaled to the text size of `traitCollection`, at most `maximumPointSize`.
  ///
  /// - Parameters:
  ///   - font: A font of a fixed size: scaling twice is an error.
  ///   - maximumPointSize: 0 sets no limit.
  ///   - traitCollection: nil stands for `UITraitCollection.current`.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    require(
      font.scaling == nil,
      "UIFontMetrics.scaledFont(for:): the font follows the text size already; pass one of a fixed size."
    )
    return self.font(
      font.attributes, of: Double(font.pointSize),
      maximum: maximumPointSize > 0 ? Double(maximumPointSize) : nil,
      compatibleWith: traitCollection ?? .current)
  }

  /// `value` scaled to the current text size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// `value` scaled to the text size of `traitCollection`.
  ///
  /// - Parameter traitCollection: nil stands for `UITraitCollection.current`.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  {
    value * CGFloat(ratio(for: traitCollection ?? .current))
  }

  func font(
    _ attributes: FontAttributes, of size: Double, maximum: Double?,
    compatibleWith traits: UITraitCollection
  ) -> UIFont {
    var scaled = attributes
    scaled.size = min(size * ratio(for: traits), maximum ?? .infinity)
    return UIFont(
      attributes: scaled, scaling: .metrics(textStyle, size: size, maximum: maximum))
  }

  private func ratio(for traits: UITraitCollection) -> Double {
    DynamicType.size(of: textStyle, at: traits.preferredContentSizeCategory)
      / DynamicType.size(of: textStyle, at: .large)
  }
}
