// SPDX-License-Identifier: MIT
import CoreGraphics

/// Attributed texts, as Interface Builder writes them: fragments, each with its attributes.
extension InterfaceReader {
  static let textAlignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
    "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping,
    "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
    "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
    "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
  ]

  /// The `<attributedString>` with a key.
  func attributedText(_ key: String) -> NSAttributedString? {
    guard let reader = reader(key) else { return nil }
    defer { reader.reportRemainder() }
    guard reader.element.name == "attributedString" else {
      reader.report("is not an attributed text")
      return nil
    }
    let text = NSMutableAttributedString(string: "")
    for fragment in reader.children(named: "fragment") {
      let fragmentReader = reader.reader(for: fragment)
      let content = fragmentReader.text("content") ?? ""
      let attributes = fragmentReader.textAttributes()
      text.append(NSAttributedString(string: content, attributes: attributes))
      fragmentReader.reportRemainder()
    }
    return text
  }

  private func textAttributes() -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for element in children(named: "attributes") {
      let reader = reader(for: element)
      attributes[.font] = reader.font("NSFont")
      attributes[.foregroundColor] = reader.color("NSColor")
      attributes[.backgroundColor] = reader.color("NSBackgroundColor")
      attributes[.paragraphStyle] = reader.paragraphStyle("NSParagraphStyle")
      attributes[.underlineStyle] = reader.wholeNumber("NSUnderline")
      attributes[.strikethroughStyle] = reader.wholeNumber("NSStrikethrough")
      reader.reportRemainder()
    }
    return attributes
  }

  private func wholeNumber(_ key: String) -> Int? {
    guard let reader = reader(key) else { return nil }
    defer { reader.reportRemainder() }
    return reader.integer("value")
  }

  private func paragraphStyle(_ key: String) -> NSParagraphStyle? {
    guard let reader = reader(key) else { return nil }
    defer { reader.reportRemainder() }
    let style = NSMutableParagraphStyle()
    if let value = reader.choice("alignment", Self.textAlignments) { style.alignment = value }
    if let value = reader.choice("lineBreakMode", Self.lineBreakModes) {
      style.lineBreakMode = value
    }
    if let value = reader.number("lineSpacing") { style.lineSpacing = value }
    if let value = reader.number("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = reader.number("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = reader.number("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = reader.number("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = reader.number("headIndent") { style.headIndent = value }
    if let value = reader.number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = reader.number("tailIndent") { style.tailIndent = value }
    reader.ignoreAttributes([
      "tighteningFactorForTruncation", "allowsDefaultTighteningForTruncation",
      "baseWritingDirection", "defaultTabInterval", "hyphenationFactor", "lineBreakStrategy",
    ])
    reader.ignoreChildren(["tabStops"])
    return style
  }
}
