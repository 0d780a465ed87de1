// SPDX-License-Identifier: MIT
extension RenderColor {
  /// The colour in sRGB; parts outside 0 to 1 are clamped.
  package init(_ color: CGColor) {
    let parts = color.srgba
    self.init(
      red: min(max(parts.red, 0), 1), green: min(max(parts.green, 0), 1),
      blue: min(max(parts.blue, 0), 1), alpha: min(max(parts.alpha, 0), 1))
  }
}
