// SPDX-License-Identifier: MIT
package import Foundation

/// A stretch of text with one look.
package struct TextRun: Hashable, Sendable {
  /// How a line through or under the text is drawn.
  package enum Line: Hashable, Sendable {
    /// One line, as thick as the font says.
    case single
    /// One line of twice that thickness.
    case thick
    /// Two lines with a gap between them.
    case double
  }

  /// The stretch, in UTF-16 code units of the text, as `NSRange` counts.
  package var range: Range<Int>

  /// The font of the stretch; other fonts step in for characters that it lacks.
  package var typeface: Typeface

  /// The colour of the letters.
  package var color: RenderColor

  /// What is drawn behind the letters; nil draws nothing.
  package var backgroundColor: RenderColor?

  /// A line under the text; nil draws none.
  package var underline: Line?

  /// The underline's colour; nil follows the letters.
  package var underlineColor: RenderColor?

  /// A line through the text; nil draws none.
  package var strikethrough: Line?

  /// The strike's colour; nil follows the letters.
  package var strikethroughColor: RenderColor?

  /// Points added after each letter but the last of a line; may be negative.
  package var kern: Double

  /// Points by which the letters stand above the baseline; may be negative.
  package var baselineOffset: Double

  /// Makes a run, plain and black unless told otherwise.
  package init(
    range: Range<Int>, typeface: Typeface, color: RenderColor = .black,
    backgroundColor: RenderColor? = nil, underline: Line? = nil,
    underlineColor: RenderColor? = nil, strikethrough: Line? = nil,
    strikethroughColor: RenderColor? = nil, kern: Double = 0, baselineOffset: Double = 0
  ) {
    self.range = range
    self.typeface = typeface
    self.color = color
    self.backgroundColor = backgroundColor
    self.underline = underline
    self.underlineColor = underlineColor
    self.strikethrough = strikethrough
    self.strikethroughColor = strikethroughColor
    self.kern = kern
    self.baselineOffset = baselineOffset
  }

  /// Makes a run from an `NSRange`, as attributed strings give it.
  package init(nsRange: NSRange, typeface: Typeface, color: RenderColor = .black) {
    self.init(
      range: nsRange.location..<(nsRange.location + nsRange.length), typeface: typeface,
      color: color)
  }
}
