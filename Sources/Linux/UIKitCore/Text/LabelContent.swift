// SPDX-License-Identifier: MIT
import CoreGraphics

/// What a label shows: a text of one look, or one with attributes.
final class LabelContent {
  /// The text of one look; nil while `styled` is set.
  private(set) var plain: String?
  /// The text with attributes; nil while `plain` is set.
  private(set) var styled: NSAttributedString?
  private(set) var font = LabelContent.defaultFont
  private(set) var color = UIColor.label
  private(set) var paragraph = LabelContent.defaultParagraph

  /// The system font of 17 points.
  static var defaultFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  private static var defaultParagraph: ParagraphValues {
    var values = ParagraphValues()
    values.lineBreakMode = .byTruncatingTail
    return values
  }

  var string: String? { styled?.string ?? plain }

  var isEmpty: Bool { string?.isEmpty ?? true }

  var attributedString: NSAttributedString? {
    styled
      ?? plain.map {
        NSAttributedString(
          string: $0,
          attributes: [
            .font: font, .foregroundColor: color,
            .paragraphStyle: NSParagraphStyle(values: paragraph),
          ])
      }
  }

  /// Shows a text of the present look; false when it shows already.
  func show(_ text: String?) -> Bool {
    guard styled != nil || plain != text else { return false }
    styled = nil
    plain = text
    return true
  }

  /// Shows a text with attributes, and takes over those of its first letter.
  func show(_ text: NSAttributedString?) {
    plain = nil
    styled = text.map { NSAttributedString(attributedString: $0) }
    guard let styled, styled.length > 0 else { return }
    let first = styled.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { self.color = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle { paragraph = style.values }
  }

  func set(font: UIFont) {
    self.font = font
    overwrite(.font, font)
  }

  func set(color: UIColor) {
    self.color = color
    overwrite(.foregroundColor, color)
  }

  func set(paragraph: ParagraphValues) {
    self.paragraph = paragraph
    overwrite(.paragraphStyle, NSParagraphStyle(values: paragraph))
  }

  /// Makes fonts that follow the reader's text size those of `traits`; false when none changed.
  func scaleFonts(for traits: UITraitCollection) -> Bool {
    let scaled = font.scaled(for: traits)
    var isChanged = scaled != font
    font = scaled
    guard let styled else { return isChanged }
    let copy = NSMutableAttributedString(attributedString: styled)
    styled.enumerateAttribute(
      .font, in: NSRange(location: 0, length: styled.length), options: []
    ) { value, range, _ in
      guard let font = value as? UIFont, font.isScalable else { return }
      let scaled = font.scaled(for: traits)
      guard scaled != font else { return }
      copy.addAttribute(.font, value: scaled, range: range)
      isChanged = true
    }
    self.styled = copy
    return isChanged
  }

  private func overwrite(_ key: NSAttributedString.Key, _ value: Any) {
    guard let styled else { return }
    let copy = NSMutableAttributedString(attributedString: styled)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    self.styled = copy
  }
}
