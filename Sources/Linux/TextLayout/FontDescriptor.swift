// SPDX-License-Identifier: MIT
internal import Diagnostics

/// What a caller wants of a font, before it is known which fonts the machine has.
package struct FontDescriptor: Hashable, Sendable {
  /// The family by name; nil is the system font: Inter, with Noto Sans CJK JP for Japanese.
  package var family: String?

  /// The em, in points.
  package var size: Double

  /// 100 (thin) to 900 (black); 400 is regular.
  package var weight: Int

  /// Whether slanted letters are wanted.
  package var isItalic: Bool

  /// Whether every glyph should have the same width; chooses the system's monospaced family when `family` is nil.
  package var isMonospaced: Bool

  /// Whether digits should have the same width, so that a counting number does not jitter.
  package var hasMonospacedDigits: Bool

  /// Describes a font; the system font at regular weight unless told otherwise.
  package init(
    family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false,
    isMonospaced: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    require(size.isFinite, "FontDescriptor: size must be finite, not \(size)")
    self.family = family
    self.size = max(size, 0)
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}
