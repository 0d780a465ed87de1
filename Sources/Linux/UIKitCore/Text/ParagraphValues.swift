// SPDX-License-Identifier: MIT
import CoreGraphics
import TextLayout

/// What a paragraph style holds, as a value.
struct ParagraphValues: Hashable, Sendable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural

  /// The lengths by the keys under which they are archived.
  private static let lengths: [(String, any WritableKeyPath<ParagraphValues, CGFloat> & Sendable)] =
    [
      ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
      ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSHeadIndent", \.headIndent),
      ("NSTailIndent", \.tailIndent), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
      ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight),
      ("NSLineHeightMultiple", \.lineHeightMultiple),
    ]

  init() {}

  init(coder: NSCoder) {
    for (key, path) in Self.lengths where coder.containsValue(forKey: key) {
      self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key))
    }
    if coder.containsValue(forKey: "NSAlignment") {
      alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
    }
    lineBreakMode =
      NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
    if coder.containsValue(forKey: "NSWritingDirection") {
      baseWritingDirection =
        NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
    }
  }

  func encode(with coder: NSCoder) {
    for (key, path) in Self.lengths { coder.encode(Double(self[keyPath: path]), forKey: key) }
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
  }

  /// The style for the text floor.
  ///
  /// - Parameter isInterfaceRightToLeft: Settles natural alignment; nil leaves it to the text.
  func options(isInterfaceRightToLeft: Bool?) -> TextOptions {
    TextOptions(
      alignment: alignment.option(isInterfaceRightToLeft: isInterfaceRightToLeft),
      lineBreak: lineBreakMode.option, lineSpacing: Double(lineSpacing),
      paragraphSpacing: Double(paragraphSpacing),
      paragraphSpacingBefore: Double(paragraphSpacingBefore),
      minimumLineHeight: Double(minimumLineHeight), maximumLineHeight: Double(maximumLineHeight),
      lineHeightMultiple: Double(lineHeightMultiple), headIndent: Double(headIndent),
      firstLineHeadIndent: Double(firstLineHeadIndent), tailIndent: Double(tailIndent),
      isRightToLeft: baseWritingDirection == .natural
        ? nil : baseWritingDirection == .rightToLeft)
  }
}

extension NSTextAlignment {
  func option(isInterfaceRightToLeft: Bool?) -> TextOptions.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural:
      switch isInterfaceRightToLeft {
      case nil: .natural
      case true?: .right
      case false?: .left
      }
    }
  }
}

extension NSLineBreakMode {
  var option: TextOptions.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .charWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}
