// SPDX-License-Identifier: MIT
import CoreGraphics

/// The part of a storyboard that labels read.
extension UILabel {
  /// Takes text and look from a storyboard; nothing from another coder.
  func decodeLabel(from coder: NSCoder) {
    guard let reader = coder.asInterfaceCoder?.reader else { return }
    decodeProperties(reader)
    reader.ignoreAttributes(["usesAttributedText", "adjustsLetterSpacingToFitWidth"])
    if let value = reader.font("fontDescription") { font = value }
    if let value = reader.color("textColor") { textColor = value }
    if let value = reader.color("highlightedColor") { highlightedTextColor = value }
    if let value = reader.color("shadowColor") { shadowColor = value }
    if let value = reader.size("shadowOffset") { shadowOffset = value }
    if let value = reader.choice("textAlignment", InterfaceReader.textAlignments) {
      textAlignment = value
    }
    if let value = reader.choice("lineBreakMode", InterfaceReader.lineBreakModes) {
      lineBreakMode = value
    }
    if let value = reader.integer("numberOfLines") { numberOfLines = max(value, 0) }
    decodeFitting(reader)
    if let value = reader.flag("highlighted") { isHighlighted = value }
    if let value = reader.flag("enabled") { isEnabled = value }
    if let value = reader.text("text") { text = value }
    if let value = reader.attributedText("attributedText") { attributedText = value }
  }

  private func decodeFitting(_ reader: InterfaceReader) {
    if let value = reader.flag("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = value }
    if let value = reader.number("minimumScaleFactor") { minimumScaleFactor = value }
    if let value = reader.number("minimumFontSize"), font.pointSize > 0, value > 0 {
      minimumScaleFactor = min(value / font.pointSize, 1)
    }
    if let value = reader.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = value }
    if let value = reader.flag("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = value
    }
    let baselines: [String: UIBaselineAdjustment] = [
      "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
    if let value = reader.choice("baselineAdjustment", baselines) { baselineAdjustment = value }
  }
}
