// SPDX-License-Identifier: MIT

/// Measures of a font as fractions of its size.
struct FontMetrics {
  var ascender: Double
  var descender: Double
  var leading: Double = 0
  var capHeight: Double
  var xHeight: Double
  var underlinePosition: Double
  var lineThickness: Double

  /// Those of Apple's system font (2,048 units an em), so that intrinsic sizes equal UIKit's.
  static let appleSystem = FontMetrics(
    ascender: 1_950 / 2_048, descender: -494 / 2_048, capHeight: 1_443 / 2_048,
    xHeight: 1_078 / 2_048, underlinePosition: 0.1, lineThickness: 0.06)
}
