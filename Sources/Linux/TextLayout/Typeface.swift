// SPDX-License-Identifier: MIT

import CGTK
import Diagnostics
import Synchronization

/// A font that was found for a descriptor, with its measures in points.
///
/// The system font has the measures of Apple's, so that a line is as high here as there whatever draws it.
// SAFETY: everything is set once; the Pango description is never changed after.
package final class Typeface: @unchecked Sendable, Hashable, CustomStringConvertible {
  /// What was asked for.
  package let descriptor: FontDescriptor

  /// The first family that exists of those asked for.
  package let familyName: String

  /// The name of the face, such as `Inter-SemiBold`.
  package let fontName: String

  /// How far letters rise above the baseline.
  package let ascender: Double

  /// How far letters fall below the baseline; negative.
  package let descender: Double

  /// Room between lines beyond the line height; 0 for the system font.
  package let leading: Double

  /// The height of a capital letter.
  package let capHeight: Double

  /// The height of a small letter without ascender.
  package let xHeight: Double

  /// The top of the underline, below the baseline.
  package let underlinePosition: Double

  /// How thick lines under and through the text are.
  package let lineThickness: Double

  /// The `PangoFontDescription` with the whole list of families; owned.
  let pangoDescription: OpaquePointer

  private static let cache = Mutex<[FontDescriptor: Typeface]>([:])

  /// The typeface for a descriptor; the same object for equal descriptors.
  package static func resolve(_ descriptor: FontDescriptor) -> Typeface {
    if let known = cache.withLock({ $0[descriptor] }) { return known }
    let made = Typeface(descriptor)
    return cache.withLock { cache in
      if let known = cache[descriptor] { return known }
      cache[descriptor] = made
      return made
    }
  }

  private init(_ descriptor: FontDescriptor) {
    self.descriptor = descriptor
    let families = FontFamilies.list(for: descriptor)
    familyName = families.first ?? "Sans"
    fontName = FontFamilies.faceName(familyName, descriptor)
    let size = descriptor.size
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: numericCast(min(max(descriptor.weight, 100), 1_000))))
    if descriptor.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    pangoDescription = description

    let metrics =
      descriptor.family == nil
      ? FontMetrics.appleSystem : PangoEngine.shared.metrics(of: description, size: size)
    ascender = metrics.ascender * size
    descender = metrics.descender * size
    leading = metrics.leading * size
    capHeight = metrics.capHeight * size
    xHeight = metrics.xHeight * size
    underlinePosition = metrics.underlinePosition * size
    lineThickness = max(metrics.lineThickness * size, 0.5)
  }

  deinit { pango_font_description_free(pangoDescription) }

  /// The height of a line: from ascender to descender.
  package var lineHeight: Double { ascender - descender }

  /// Whether both were asked for in the same words.
  package static func == (left: Typeface, right: Typeface) -> Bool {
    left === right || left.descriptor == right.descriptor
  }

  /// Feeds the words in which it was asked for into the hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(descriptor) }

  /// The found font's name and the size in points.
  package var description: String { "\(fontName) \(Rounded(descriptor.size))" }
}
