// SPDX-License-Identifier: MIT
public import CoreGraphics

/// How the lines of a paragraph are set.
///
/// Counterpart: `NSParagraphStyle`. A text is set with the style of its first letter.
///
/// Differs from Apple: tab stops, hyphenation, text lists, line break strategies and tightening are absent.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  private let foundationTag = FoundationTag()
  var values = ParagraphValues()

  /// A style with the default of every value.
  public override init() { super.init() }

  init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// Reads a style that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    super.init()
    values = ParagraphValues(coder: coder)
  }

  /// The style of text that names none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction in which the language of a code is read; that of the interface for nil.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName ?? Locale.preferredLanguages.first ?? "en"
    let direction = Locale.Language(identifier: language).characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Points between two lines; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// Points after the paragraph; 0 by default.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// Points before the paragraph; 0 by default.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// Where lines stand between the edges; `natural` by default.
  open var alignment: NSTextAlignment { values.alignment }

  /// Points before each line but the first; 0 by default.
  open var headIndent: CGFloat { values.headIndent }

  /// Where lines end: from the leading edge if positive, from the trailing one if not; 0 by default.
  open var tailIndent: CGFloat { values.tailIndent }

  /// Points before the first line; 0 by default.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// The least height of a line; 0 by default.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The greatest height of a line; 0, the default, sets no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// A factor for the natural height of a line; 0, the default, reads as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// What becomes of lines that are too wide; by word by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The direction of the paragraph; `natural` by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  // MARK: NSObject, copying and coding

  /// True for a style of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Equal for equal styles.
  open override var hash: Int { values.hashValue }

  /// A style that does not change with the receiver.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// An `NSMutableParagraphStyle` of the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the values.
  open func encode(with coder: NSCoder) { values.encode(with: coder) }
}
