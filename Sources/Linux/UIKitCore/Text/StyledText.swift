// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import TextLayout

/// A text whose fonts and colours are settled under the current traits, ready to be set.
struct StyledText {
  /// What holds where the attributes of a text say nothing.
  struct Defaults {
    var font: UIFont
    var color: UIColor
    var paragraph = ParagraphValues()
    /// Settles natural alignment; nil leaves it to the text.
    var isInterfaceRightToLeft: Bool?
    /// The factor of all font sizes.
    var scale = 1.0

    /// What `NSString` drawing takes: 12 points, black.
    static var stringDrawing: Defaults {
      Defaults(font: .systemFont(ofSize: 12), color: .black)
    }
  }

  let text: String
  let runs: [TextRun]
  let options: TextOptions
  /// Shadows by the place of their run.
  let shadows: [Int: RenderShadow]

  /// A text of one look.
  init(_ text: String, defaults: Defaults) {
    self.text = text
    runs = [
      TextRun(
        range: 0..<text.utf16.count, typeface: defaults.font.typeface(scaledBy: defaults.scale),
        color: RenderColor(defaults.color.cgColor))
    ]
    options = defaults.paragraph.options(isInterfaceRightToLeft: defaults.isInterfaceRightToLeft)
    shadows = [:]
  }

  /// A text with attributes; what they leave open comes from `defaults`.
  init(_ string: NSAttributedString, defaults: Defaults) {
    text = string.string
    var runs: [TextRun] = []
    var shadows: [Int: RenderShadow] = [:]
    var paragraph = defaults.paragraph
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) {
      attributes, range, _ in
      if range.location == 0, let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        paragraph = style.values
      }
      if let shadow = (attributes[.shadow] as? NSShadow)?.renderShadow {
        shadows[runs.count] = shadow
      }
      runs.append(TextRun(attributes, range: range, defaults: defaults))
    }
    self.runs = runs
    self.shadows = shadows
    options = paragraph.options(isInterfaceRightToLeft: defaults.isInterfaceRightToLeft)
  }

  /// Sets the text.
  ///
  /// - Parameters:
  ///   - width: nil is without limit, and so is a width past any screen's.
  ///   - height: nil is without limit.
  ///   - maximumLines: 0 is without limit.
  func layout(width: CGFloat? = nil, height: CGFloat? = nil, maximumLines: Int = 0) -> TextLayout {
    var options = options
    options.width = width.flatMap { $0 < Self.unlimited ? max(0, Double($0)) : nil }
    options.height = height.flatMap { $0 < Self.unlimited ? max(0, Double($0)) : nil }
    options.maximumLines = maximumLines
    return TextLayout.layout(text, runs: runs, options: options)
  }

  /// Lengths from here on mean "as much as is wanted".
  static let unlimited: CGFloat = 1e6

  /// The drawing of a layout of this text, its top left corner at `origin`.
  ///
  /// - Parameter color: Takes the place of every letter's colour.
  func node(_ layout: TextLayout, at origin: CGPoint, color: RenderColor? = nil) -> RenderNode {
    let letters = RenderNode.text(layout, at: origin, color: color)
    guard !shadows.isEmpty else { return letters }
    var nodes = shadows.sorted { $0.key < $1.key }.map { index, shadow in
      let glyphs = layout.runs.filter { $0.textRunIndex == index }.map { placed in
        RenderNode(
          .glyphs(
            placed.run,
            origin: CGPoint(x: origin.x + placed.origin.x, y: origin.y + placed.origin.y),
            placed.color))
      }
      return RenderNode(.contentShadow(.group(glyphs), shadow))
    }
    nodes.append(letters)
    return .group(nodes)
  }
}

extension TextRun {
  fileprivate init(
    _ attributes: [NSAttributedString.Key: Any], range: NSRange, defaults: StyledText.Defaults
  ) {
    func color(_ key: NSAttributedString.Key) -> RenderColor? {
      (attributes[key] as? UIColor).map { RenderColor($0.cgColor) }
    }
    func line(_ key: NSAttributedString.Key) -> TextRun.Line? {
      let bits =
        (attributes[key] as? NSUnderlineStyle)?.rawValue
        ?? attributes[key].flatMap(AttributeNumber.double).flatMap { Int(exactly: $0) }
      return bits.flatMap { NSUnderlineStyle(rawValue: $0).line }
    }
    func length(_ key: NSAttributedString.Key) -> Double? {
      attributes[key].flatMap(AttributeNumber.double)
    }
    let font = attributes[.font] as? UIFont ?? defaults.font
    self.init(
      range: range.location..<(range.location + range.length),
      typeface: font.typeface(scaledBy: defaults.scale),
      color: color(.foregroundColor) ?? RenderColor(defaults.color.cgColor),
      backgroundColor: color(.backgroundColor), underline: line(.underlineStyle),
      underlineColor: color(.underlineColor), strikethrough: line(.strikethroughStyle),
      strikethroughColor: color(.strikethroughColor),
      kern: (length(.tracking) ?? length(.kern) ?? 0) * defaults.scale,
      baselineOffset: (length(.baselineOffset) ?? 0) * defaults.scale)
  }
}

extension NSUnderlineStyle {
  fileprivate var line: TextRun.Line? {
    if contains(.double) { return .double }
    if contains(.thick) { return .thick }
    return contains(.single) ? .single : nil
  }
}

extension UIFont {
  /// The face in a size that is `factor` times the font's.
  func typeface(scaledBy factor: Double) -> Typeface {
    guard factor != 1 else { return typeface }
    var descriptor = attributes.descriptor
    descriptor.size *= factor
    return Typeface.resolve(descriptor)
  }
}
