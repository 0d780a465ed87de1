// SPDX-License-Identifier: MIT
import CGTK

/// What Pango puts where letters are left out.
enum Ellipsis {
  /// PANGO_ANALYSIS_FLAG_IS_ELLIPSIS, a macro that is not imported.
  private static let flag: UInt8 = 1 << 1

  static func isEllipsis(_ item: UnsafeMutablePointer<PangoGlyphItem>) -> Bool {
    item.pointee.item.pointee.analysis.flags & flag != 0
  }

  /// Takes back the room that Pango gives an ellipsis so that the line fills its width: a truncated title would not
  /// be centred.
  static func trim(_ item: UnsafeMutablePointer<PangoGlyphItem>) {
    let analysis = item.pointee.item.pointee.analysis
    guard let glyphs = item.pointee.glyphs,
      glyphs.pointee.num_glyphs > 0, let list = glyphs.pointee.glyphs
    else { return }
    let count = Int(glyphs.pointee.num_glyphs)
    var natural: Int32 = 0
    for index in 0..<count {
      var logical = PangoRectangle()
      pango_font_get_glyph_extents(analysis.font, list[index].glyph, nil, &logical)
      natural += logical.width
    }
    let extra = pango_glyph_string_get_width(glyphs) - natural
    guard extra > 0 else { return }
    if analysis.level % 2 == 0 {
      list[count - 1].geometry.width -= extra
    } else {
      list[0].geometry.width -= extra
      list[0].geometry.x_offset = 0
    }
  }
}
