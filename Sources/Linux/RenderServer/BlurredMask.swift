// SPDX-License-Identifier: MIT
import CGTK
import Foundation

/// The alpha of a drawing, blurred, in the pixels of the device that it is for.
final class BlurredMask {
  /// An alpha-only surface; owned.
  let surface: OpaquePointer

  /// Where its top left pixel lies, in points; on a whole pixel.
  let origin: CGPoint

  /// Pixels a point.
  let scale: Double

  let width: Int
  let height: Int

  static let largestSide = 16_384

  /// Beyond as many pixels a mask is coarser than the device.
  private static let pixelLimit = 4_000_000.0

  private init?(origin: CGPoint, scale: Double, width: Int, height: Int) {
    guard (1...BlurredMask.largestSide).contains(width),
      (1...BlurredMask.largestSide).contains(height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    self.surface = surface
    self.origin = origin
    self.scale = scale
    self.width = width
    self.height = height
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
  }

  /// Rasterises what `body` draws and blurs it; nil where that takes too many pixels.
  ///
  /// - Parameters:
  ///   - bounds: What the mask covers, the blur and the offset included.
  ///   - sigma: The blur's standard deviation, in points.
  ///   - offset: Where the drawing is moved.
  ///   - deviceScale: The device's pixels a point.
  convenience init?(
    bounds: CGRect, sigma: Double, offset: CGSize, deviceScale: Double,
    _ body: (OpaquePointer) -> Void
  ) {
    let area = bounds.width * bounds.height * deviceScale * deviceScale
    let scale = deviceScale * min(1, (BlurredMask.pixelLimit / area).squareRoot())
    let left = (bounds.minX * scale).rounded(.down)
    let top = (bounds.minY * scale).rounded(.down)
    let (right, bottom) = (bounds.maxX * scale, bounds.maxY * scale)
    guard right - left < Double(Int32.max), bottom - top < Double(Int32.max) else { return nil }
    self.init(
      origin: CGPoint(x: left / scale, y: top / scale), scale: scale,
      width: Int((right - left).rounded(.up)), height: Int((bottom - top).rounded(.up)))
    guard let cr = cairo_create(surface) else { return nil }
    cairo_translate(cr, -left, -top)
    cairo_scale(cr, scale, scale)
    cairo_translate(cr, offset.width, offset.height)
    body(cr)
    cairo_destroy(cr)
    cairo_surface_flush(surface)
    if let bytes = cairo_image_surface_get_data(surface) {
      BoxBlur.blur(bytes, width: width, height: height, stride: stride, sigma: sigma * scale)
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  private var stride: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// The mask with its middle column and row repeated: how a large shape's is made of a small one's.
  func stretched(columns: Int, rows: Int) -> BlurredMask? {
    guard
      let result = BlurredMask(
        origin: origin, scale: scale, width: width + columns, height: height + rows),
      let source = cairo_image_surface_get_data(surface),
      let target = cairo_image_surface_get_data(result.surface)
    else { return nil }
    let (column, row) = (width / 2, height / 2)
    for y in 0..<result.height {
      let from = source + stride * (y < row ? y : max(row, y - rows))
      let to = target + result.stride * y
      to.update(from: from, count: column)
      (to + column).update(repeating: from[column], count: columns)
      (to + column + columns).update(from: from + column, count: width - column)
    }
    cairo_surface_mark_dirty(result.surface)
    return result
  }
}
