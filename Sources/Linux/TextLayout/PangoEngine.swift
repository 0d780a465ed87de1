// SPDX-License-Identifier: MIT
import CGTK
import Diagnostics
import Foundation

/// Our own Pango, the same on every machine: no hinting, grey antialiasing, unrounded positions, and none of
/// the user's fontconfig rules.
///
/// Pango's contexts are not safe on two threads, whereas strings are measured anywhere: one lock guards it.
// SAFETY: the pointers are used with the lock held only.
package final class PangoEngine: @unchecked Sendable {
  /// The one engine; making it takes some milliseconds, since fontconfig reads its caches.
  package static let shared = PangoEngine()

  private let lock = NSRecursiveLock()
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let layout: OpaquePointer

  /// The families of this machine, by their names in small letters.
  let installedFamilies: [String: String]

  private init() {
    map = pango_cairo_font_map_new()
    PangoEngine.useOwnConfiguration(map)
    // Sizes are given in absolute units; this is for what asks for points all the same.
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Japanese forms of Han letters, whatever the user's language is.
    pango_context_set_language(context, pango_language_from_string("ja"))
    layout = pango_layout_new(context)
    installedFamilies = PangoEngine.families(of: map)
  }

  /// Gives the map the font folders of the machine without its rules, which could turn off antialiasing,
  /// embolden, or exchange families.
  private static func useOwnConfiguration(_ map: UnsafeMutablePointer<PangoFontMap>) {
    guard let user = FcInitLoadConfig() else { return }
    defer { FcConfigDestroy(user) }
    let caches = elements("cachedir", FcConfigGetCacheDirs(user))
    guard var own = configuration(elements("dir", FcConfigGetFontDirs(user)) + caches) else {
      return
    }
    defer { FcConfigDestroy(own) }
    if isEmpty(own), let usual = configuration(usualFolders + caches) {
      FcConfigDestroy(own)
      own = usual
      Diagnostics.report(
        isEmpty(own)
          ? "no font is installed: texts are not drawn"
          : "fontconfig names no folder with fonts; those in the usual folders are used")
    }
    pango_fc_font_map_set_config(OpaquePointer(map), own)
  }

  /// A configuration, owned by the caller, with the fonts of the folders that the elements name.
  private static func configuration(_ elements: String) -> OpaquePointer? {
    guard let made = FcConfigCreate() else { return nil }
    let xml =
      "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>\(elements)</fontconfig>"
    let isParsed = xml.withCString { FcConfigParseAndLoadFromMemory(made, $0, FcTrue) }
    if isParsed != 0, FcConfigBuildFonts(made) != 0 { return made }
    FcConfigDestroy(made)
    return nil
  }

  private static func isEmpty(_ configuration: OpaquePointer) -> Bool {
    (FcConfigGetFonts(configuration, FcSetSystem)?.pointee.nfont ?? 0) == 0
  }

  /// Where fonts are on a machine whose fontconfig is not set up.
  private static let usualFolders =
    "<dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir><dir prefix=\"xdg\">fonts</dir><dir>~/.fonts</dir>"

  private static func elements(_ name: String, _ list: OpaquePointer?) -> String {
    guard let list else { return "" }
    defer { FcStrListDone(list) }
    var xml = ""
    while let path = FcStrListNext(list) {
      let escaped = String(cString: path).replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "<", with: "&lt;")
      xml += "<\(name)>\(escaped)</\(name)>"
    }
    return xml
  }

  private static func families(of map: UnsafeMutablePointer<PangoFontMap>) -> [String: String] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    var names: [String: String] = [:]
    for index in 0..<Int(count) {
      guard let family = list?[index], let name = pango_font_family_get_name(family) else {
        continue
      }
      let text = String(cString: name)
      names[text.lowercased()] = text
    }
    return names
  }

  /// The names of all families, sorted.
  package var familyNames: [String] { installedFamilies.values.sorted() }

  /// Runs `body` alone, with the one layout, which holds whatever was set before.
  func withLayout<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(layout) }
  }

  /// Runs `body` while nobody else uses Pango or its fonts.
  package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try lock.withLock(body)
  }

  /// Reads a font's own measures.
  func metrics(of description: OpaquePointer, size: Double) -> FontMetrics {
    lock.withLock {
      guard size > 0, let font = pango_font_map_load_font(map, context, description) else {
        return .appleSystem
      }
      defer { g_object_unref(font) }
      guard let metrics = pango_font_get_metrics(font, nil) else { return .appleSystem }
      defer { pango_font_metrics_unref(metrics) }
      let ascent = points(pango_font_metrics_get_ascent(metrics))
      let descent = points(pango_font_metrics_get_descent(metrics))
      let height = points(pango_font_metrics_get_height(metrics))
      return FontMetrics(
        ascender: ascent / size, descender: -descent / size,
        leading: max(height - ascent - descent, 0) / size,
        capHeight: inkHeight("H", description) / size, xHeight: inkHeight("x", description) / size,
        underlinePosition: -points(pango_font_metrics_get_underline_position(metrics)) / size,
        lineThickness: points(pango_font_metrics_get_underline_thickness(metrics)) / size)
    }
  }

  private func inkHeight(_ letter: String, _ description: OpaquePointer) -> Double {
    pango_layout_set_attributes(layout, nil)
    pango_layout_set_width(layout, -1)
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, letter, -1)
    var ink = PangoRectangle()
    pango_layout_get_extents(layout, &ink, nil)
    return points(ink.height)
  }
}
