// SPDX-License-Identifier: MIT
import CGTK
import Foundation

/// The alpha of a drawing, blurred.
final class BlurredMask {
  /// An alpha-only surface; owned.
  let surface: OpaquePointer

  /// Pixels a point: the softer the shadow, the fewer it needs.
  let scale: Double

  static let largestSide = 8_192

  /// Rasterises what `body` draws and blurs it; nil where that takes too many pixels.
  ///
  /// - Parameters:
  ///   - bounds: What the mask covers, the blur and the offset included.
  ///   - sigma: The blur's standard deviation, in points.
  ///   - offset: Where the drawing is moved.
  init?(bounds: CGRect, sigma: Double, offset: CGSize, _ body: (OpaquePointer) -> Void) {
    scale = sigma >= 4 ? 1 : 2
    let width = Int((bounds.width * scale).rounded(.up)) + 1
    let height = Int((bounds.height * scale).rounded(.up)) + 1
    guard width <= BlurredMask.largestSide, height <= BlurredMask.largestSide,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    self.surface = surface
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cr = cairo_create(surface)
    else { return nil }
    cairo_scale(cr, scale, scale)
    cairo_translate(cr, offset.width - bounds.minX, offset.height - bounds.minY)
    body(cr)
    cairo_destroy(cr)
    cairo_surface_flush(surface)
    if let bytes = cairo_image_surface_get_data(surface) {
      let stride = Int(cairo_image_surface_get_stride(surface))
      BoxBlur.blur(bytes, width: width, height: height, stride: stride, sigma: sigma * scale)
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }
}
