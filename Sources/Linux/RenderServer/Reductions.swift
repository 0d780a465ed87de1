// SPDX-License-Identifier: MIT
import CGTK
import Foundation
import RenderTree

/// Pictures at a half, a quarter and so on of their size, each made once and owned by the one above.
///
/// A photograph drawn small would otherwise pick single pixels out of many, and crawl when it moves.
enum Reductions {
  // SAFETY: only the address counts, and nobody writes to it.
  private nonisolated(unsafe) static let key =
    UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// The smallest reduction that has at least as many pixels as are drawn; borrowed from the picture.
  ///
  /// - Parameter pixels: How many pixels of the picture fall on one of the device.
  static func surface(of image: CGImage, pixels: Double) -> OpaquePointer {
    var surface = image.surface.cairoSurface
    var left = pixels
    while left >= 2, let half = half(of: surface) {
      surface = half
      left /= 2
    }
    return surface
  }

  private static func half(of surface: OpaquePointer) -> OpaquePointer? {
    if let known = cairo_surface_get_user_data(surface, key) { return OpaquePointer(known) }
    let (width, height) = (
      cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface)
    )
    guard width > 1, height > 1,
      let half = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (width + 1) / 2, (height + 1) / 2),
      let cr = cairo_create(half), let pattern = cairo_pattern_create_for_surface(surface)
    else { return nil }
    // Halfway between four pixels the smooth filter is their mean.
    var matrix = cairo_matrix_t(
      xx: Double(width) / Double((width + 1) / 2), yx: 0, xy: 0,
      yy: Double(height) / Double((height + 1) / 2), x0: 0, y0: 0)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_set_source(cr, pattern)
    cairo_paint(cr)
    cairo_pattern_destroy(pattern)
    cairo_destroy(cr)
    cairo_surface_set_user_data(surface, key, UnsafeMutableRawPointer(half)) { owned in
      if let owned { cairo_surface_destroy(OpaquePointer(owned)) }
    }
    return half
  }
}
