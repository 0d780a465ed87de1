import CGTK
// SPDX-License-Identifier: MIT
package import Foundation

/// Shaped letters of one real font, ready to be drawn from a baseline's left end.
// SAFETY: everything is set once, and neither the font nor the glyphs change afterwards.
package final class GlyphRun: @unchecked Sendable, Equatable, CustomStringConvertible {
  /// The letters as they were written; `…` where others are left out.
  package let text: String

  /// The font that was asked for; the one that draws may be another.
  package let typeface: Typeface

  /// What is inked, relative to the baseline's left end, y downwards.
  package let bounds: CGRect

  /// How far the run advances, in points.
  package let width: Double

  /// How many letters no font of this machine can draw.
  package let missingGlyphCount: Int

  /// The `PangoFont` that draws; owned.
  package let font: OpaquePointer

  /// The `PangoGlyphString`; owned.
  package let glyphs: UnsafeRawPointer

  /// Copies the glyphs, one string after another, and retains the font; called with the engine's lock held.
  init(
    text: String, typeface: Typeface, font: UnsafeMutablePointer<PangoFont>,
    glyphs sources: [UnsafeMutablePointer<PangoGlyphString>]
  ) {
    self.text = text
    self.typeface = typeface
    let copy: UnsafeMutablePointer<PangoGlyphString> = pango_glyph_string_new()
    pango_glyph_string_set_size(copy, sources.reduce(0) { $0 + $1.pointee.num_glyphs })
    var filled = 0
    for source in sources {
      let count = Int(source.pointee.num_glyphs)
      (copy.pointee.glyphs + filled).update(from: source.pointee.glyphs, count: count)
      // Clusters count within a string; nothing that draws asks for them.
      (copy.pointee.log_clusters + filled).update(from: source.pointee.log_clusters, count: count)
      filled += count
    }
    g_object_ref(font)
    self.font = OpaquePointer(font)
    self.glyphs = UnsafeRawPointer(copy)
    var ink = PangoRectangle()
    pango_glyph_string_extents(copy, font, &ink, nil)
    bounds = CGRect(
      x: points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height))
    width = points(pango_glyph_string_get_width(copy))
    var missing = 0
    for index in 0..<Int(copy.pointee.num_glyphs)
    where copy.pointee.glyphs[index].glyph & GlyphRun.unknownFlag != 0 {
      missing += 1
    }
    missingGlyphCount = missing
  }

  deinit {
    pango_glyph_string_free(UnsafeMutablePointer(mutating: glyphString))
    g_object_unref(UnsafeMutableRawPointer(font))
  }

  /// PANGO_GLYPH_UNKNOWN_FLAG, a macro that is not imported.
  private static let unknownFlag: PangoGlyph = 0x1000_0000

  private var glyphString: UnsafePointer<PangoGlyphString> {
    glyphs.assumingMemoryBound(to: PangoGlyphString.self)
  }

  /// How many glyphs are drawn.
  package var glyphCount: Int { Int(glyphString.pointee.num_glyphs) }

  /// Whether both ink the same glyphs of the same font at the same places.
  package static func == (left: GlyphRun, right: GlyphRun) -> Bool {
    if left === right { return true }
    guard left.font == right.font, left.text == right.text, left.typeface == right.typeface else {
      return false
    }
    let (a, b) = (left.glyphString.pointee, right.glyphString.pointee)
    guard a.num_glyphs == b.num_glyphs else { return false }
    return (0..<Int(a.num_glyphs)).allSatisfy { index in
      let (one, other) = (a.glyphs[index], b.glyphs[index])
      return one.glyph == other.glyph && one.geometry.width == other.geometry.width
        && one.geometry.x_offset == other.geometry.x_offset
        && one.geometry.y_offset == other.geometry.y_offset
    }
  }

  /// `"TEXT" TYPEFACE`, as render trees print it.
  package var description: String { "\"\(text)\" \(typeface)" }
}

/// Pango's units to points.
func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

/// Points to Pango's units, never smaller than what was given.
func pangoUnits(_ points: Double) -> Int32 {
  Int32(clamping: Int((min(max(points, -1e6), 1e6) * Double(PANGO_SCALE)).rounded(.up)))
}
