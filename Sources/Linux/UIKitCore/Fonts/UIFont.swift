// SPDX-License-Identifier: MIT
public import CoreGraphics
package import TextLayout

/// A typeface at a size.
///
/// Counterpart: `UIFont`. Immutable, and safe on any thread. The system font is Inter, with Noto Sans CJK for
/// Japanese; its vertical metrics are those of Apple's system font, so that layouts come out alike.
///
/// Differs from Apple: a name of a font that every iOS has and this machine lacks gives the nearest installed
/// font, and says so once.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // SAFETY: every stored property is a `let` of a Sendable type; subclasses outside take the promise over.

  private let foundationTag = FoundationTag()
  /// The attributes of the font, from which an equal one can be made.
  let attributes: FontAttributes
  /// How the font grows with the reader's text size; nil for a font of a fixed size.
  let scaling: FontScaling?
  /// The face that draws it.
  package let typeface: Typeface

  init(attributes: FontAttributes, scaling: FontScaling? = nil) {
    self.attributes = attributes
    self.scaling = scaling
    typeface = Typeface.resolve(attributes.descriptor)
    super.init()
  }

  /// The font of a PostScript or full name.
  ///
  /// - Parameters:
  ///   - size: In points; 0 stands for `systemFontSize`.
  /// - Returns: nil when neither this machine nor iOS has a font of that name.
  public convenience init?(name fontName: String, size: CGFloat) {
    let size = size > 0 ? Double(size) : Double(UIFont.systemFontSize)
    guard let attributes = FontAttributes(name: fontName, size: size) else { return nil }
    self.init(attributes: attributes)
  }

  /// The font that fits a descriptor best.
  ///
  /// - Parameter size: In points; 0 takes the descriptor's own size.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var attributes = descriptor.attributes
    let isResized = size > 0 && Double(size) != attributes.size
    if size > 0 { attributes.size = Double(size) }
    if attributes.size <= 0 { attributes.size = Double(UIFont.systemFontSize) }
    self.init(
      attributes: attributes,
      scaling: isResized ? nil : attributes.textStyle.map { .textStyle($0) })
  }

  /// Reads a font that `encode(with:)` wrote.
  public required convenience init?(coder: NSCoder) {
    guard let descriptor = UIFontDescriptor(coder: coder) else { return nil }
    self.init(descriptor: descriptor, size: 0)
  }

  // MARK: Names and metrics

  /// The family's name.
  open var familyName: String { typeface.familyName }

  /// The PostScript name.
  open var fontName: String { typeface.fontName }

  /// The size in points.
  open var pointSize: CGFloat { CGFloat(attributes.size) }

  /// From the baseline to the top of the line.
  open var ascender: CGFloat { CGFloat(typeface.ascender) }

  /// From the baseline to the bottom of the line; negative.
  open var descender: CGFloat { CGFloat(typeface.descender) }

  /// The height of a capital letter.
  open var capHeight: CGFloat { CGFloat(typeface.capHeight) }

  /// The height of the letter x.
  open var xHeight: CGFloat { CGFloat(typeface.xHeight) }

  /// The height of a line, not rounded.
  open var lineHeight: CGFloat { CGFloat(typeface.lineHeight) }

  /// The space between two lines beyond their heights.
  open var leading: CGFloat { CGFloat(typeface.leading) }

  /// The same font in another size, which no longer follows the reader's text size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var attributes = attributes
    attributes.size = Double(fontSize)
    attributes.textStyle = nil
    return UIFont(attributes: attributes)
  }

  /// What describes this font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(attributes: attributes) }

  // MARK: NSObject, copying and coding

  /// True for a font of the same attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || (attributes == other.attributes && scaling == other.scaling)
  }

  /// Equal for equal fonts.
  open override var hash: Int { attributes.hashValue }

  /// Name, weight and size.
  open override var description: String {
    "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(attributes.weight.cssName); "
      + "font-style: \(attributes.isItalic ? "italic" : "normal"); font-size: \(String(format: "%.2f", attributes.size))pt"
  }

  /// The receiver, since a font never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the descriptor.
  open func encode(with coder: NSCoder) { fontDescriptor.encode(with: coder) }
}
