// SPDX-License-Identifier: MIT
import TextLayout

/// What a font is asked for, as a value.
struct FontAttributes: Hashable, Sendable {
  /// nil is the system font.
  var family: String?
  /// In points; 0 leaves it to the font.
  var size: Double
  var weight: UIFont.Weight
  var isItalic: Bool
  var hasMonospacedDigits: Bool
  var design: UIFontDescriptor.SystemDesign
  var textStyle: UIFont.TextStyle?

  init(
    family: String? = nil, size: Double, weight: UIFont.Weight = .regular, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, design: UIFontDescriptor.SystemDesign = .default
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.design = design
  }

  /// What the text floor resolves to a typeface.
  var descriptor: FontDescriptor {
    FontDescriptor(
      family: family ?? (design == .serif ? "serif" : nil), size: size, weight: weight.number,
      isItalic: isItalic, isMonospaced: design == .monospaced,
      hasMonospacedDigits: hasMonospacedDigits)
  }
}
