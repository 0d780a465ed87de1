// SPDX-License-Identifier: MIT

extension UIFont {
  /// The font of a text style at the text size of `UITraitCollection.current`.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of `traitCollection`.
  ///
  /// - Parameter traitCollection: nil stands for `UITraitCollection.current`.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    FontCache.font(FontAttributes(textStyle: style, traits: traitCollection ?? .current))
  }

  /// The same font as the reader's text size wants it; itself when it is of a fixed size.
  package func scaled(for traits: UITraitCollection) -> UIFont {
    switch scaling {
    case nil: self
    case .textStyle(let style):
      attributes.resized(to: DynamicType.size(of: style, at: traits.preferredContentSizeCategory))
    case .metrics(let style, let size, let maximum):
      UIFontMetrics(forTextStyle: style).font(
        attributes, of: size, maximum: maximum, compatibleWith: traits)
    }
  }

  /// Whether `scaled(for:)` may give another font.
  package var isScalable: Bool { scaling != nil }
}

extension FontAttributes {
  /// The font of a text style with its own weight.
  init(textStyle style: UIFont.TextStyle, traits: UITraitCollection) {
    self.init(
      size: DynamicType.size(of: style, at: traits.preferredContentSizeCategory),
      weight: style == .headline ? .semibold : .regular)
    textStyle = style
  }

  fileprivate func resized(to size: Double) -> UIFont {
    var attributes = self
    attributes.size = size
    return FontCache.font(attributes)
  }
}
