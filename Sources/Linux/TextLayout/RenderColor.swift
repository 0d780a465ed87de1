// SPDX-License-Identifier: MIT

/// A colour as drawing needs it: sRGB, not premultiplied, each part 0 to 1.
///
/// It lives on the text floor because text carries colours; the render tree re-exports it.
package struct RenderColor: Hashable, Sendable, CustomStringConvertible {
  /// The red part, 0 to 1.
  package var red: Double
  /// The green part, 0 to 1.
  package var green: Double
  /// The blue part, 0 to 1.
  package var blue: Double
  /// 0 is invisible, 1 is opaque.
  package var alpha: Double

  /// Nothing at all.
  package static let clear = RenderColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// Opaque black, the default of text.
  package static let black = RenderColor(red: 0, green: 0, blue: 0)

  /// Opaque white.
  package static let white = RenderColor(red: 1, green: 1, blue: 1)

  /// Makes a colour from its parts, 0 to 1.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Whether drawing with it would change no pixel.
  package var isClear: Bool { alpha <= 0 }

  /// The same colour, more transparent by the factor `factor`.
  package func multiplied(alpha factor: Double) -> RenderColor {
    RenderColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// `rgba(r g b a)`, at most three decimal places.
  package var description: String {
    "rgba(\(Rounded(red)) \(Rounded(green)) \(Rounded(blue)) \(Rounded(alpha)))"
  }
}
