// SPDX-License-Identifier: MIT
public import CoreGraphics

/// What a font should be like, from which `UIFont` finds one.
///
/// Counterpart: `UIFontDescriptor`. Immutable, and safe on any thread.
///
/// Differs from Apple: matrices, character sets, cascade lists and feature settings are absent; a descriptor reads
/// as found already, so `matchingFontDescriptors` is absent too.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // SAFETY: the only stored property is a `let` of a Sendable type.

  let attributes: FontAttributes

  init(attributes: FontAttributes) {
    self.attributes = attributes
    super.init()
  }

  /// A descriptor with these attributes.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.init(attributes: FontAttributes(attributes))
  }

  /// A descriptor of the font of a name; of the system font when there is none.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      attributes: FontAttributes(name: fontName, size: Double(size))
        ?? FontAttributes(size: Double(size)))
  }

  /// Reads a descriptor that `encode(with:)` wrote.
  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIFontPointSize") else { return nil }
    var attributes = FontAttributes(
      size: coder.decodeDouble(forKey: "UIFontPointSize"),
      weight: UIFont.Weight(CGFloat(coder.decodeDouble(forKey: "UIFontWeight"))),
      isItalic: coder.decodeBool(forKey: "UIFontItalic"))
    attributes.family = coder.object(NSString.self, forKey: "UIFontFamily") as String?
    let design = coder.object(NSString.self, forKey: "UIFontDesign") as String?
    attributes.design = design.map(UIFontDescriptor.SystemDesign.init(rawValue:)) ?? .default
    let style = coder.object(NSString.self, forKey: "UIFontTextStyle") as String?
    attributes.textStyle = style.map(UIFont.TextStyle.init(rawValue:))
    self.init(attributes: attributes)
  }

  // MARK: Attributes

  /// The PostScript name of the font that fits.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// The size in points; 0 leaves it to the font.
  open var pointSize: CGFloat { CGFloat(attributes.size) }

  /// Bold, italic and monospaced, as far as the attributes ask for them.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if attributes.weight.number >= 600 { traits.insert(.traitBold) }
    if attributes.isItalic { traits.insert(.traitItalic) }
    if attributes.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// One attribute.
  open func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any? {
    fontAttributes[attribute]
  }

  /// The attributes that are set.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { attributes.dictionary }

  // MARK: Variants

  /// A copy with `attributes` in place of the present ones of the same names.
  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:])
    -> UIFontDescriptor
  {
    UIFontDescriptor(attributes: self.attributes.adding(attributes))
  }

  /// A copy that is bold, italic or monospaced as `symbolicTraits` says.
  ///
  /// - Returns: nil when no such face is there, which does not happen here.
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits)
    -> UIFontDescriptor?
  {
    var copy = attributes
    let isBold = attributes.weight.number >= 600
    if symbolicTraits.contains(.traitBold) != isBold {
      copy.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
    }
    copy.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitMonoSpace) { copy.design = .monospaced }
    return UIFontDescriptor(attributes: copy)
  }

  /// A copy of another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var copy = attributes
    copy.size = Double(newPointSize)
    return UIFontDescriptor(attributes: copy)
  }

  /// A copy of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var copy = attributes
    copy.family = newFamily
    copy.design = .default
    return UIFontDescriptor(attributes: copy)
  }

  /// A copy in another design of the system font; a rounded one falls back on the default here.
  ///
  /// - Returns: nil for a descriptor that names a family.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard attributes.family == nil else { return nil }
    var copy = attributes
    copy.design = design
    return UIFontDescriptor(attributes: copy)
  }

  /// The descriptor of a text style at the current text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style at the text size of `traitCollection`.
  ///
  /// - Parameter traitCollection: nil stands for `UITraitCollection.current`.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      attributes: FontAttributes(textStyle: style, traits: traitCollection ?? .current))
  }

  // MARK: NSObject, copying and coding

  /// True for a descriptor of the same attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.attributes == attributes
  }

  /// Equal for equal descriptors.
  open override var hash: Int { attributes.hashValue }

  /// The receiver, since a descriptor never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the attributes.
  open func encode(with coder: NSCoder) {
    coder.encode(attributes.size, forKey: "UIFontPointSize")
    coder.encode(Double(attributes.weight.rawValue), forKey: "UIFontWeight")
    coder.encode(attributes.isItalic, forKey: "UIFontItalic")
    coder.encode(attributes.family as NSString?, forKey: "UIFontFamily")
    coder.encode(attributes.design.rawValue as NSString, forKey: "UIFontDesign")
    coder.encode(attributes.textStyle?.rawValue as NSString?, forKey: "UIFontTextStyle")
  }
}
