// SPDX-License-Identifier: MIT
import CGTK
import Foundation

/// Owns a Cairo image surface of premultiplied 32-bit pixels.
///
/// Whoever shares one does not draw into it any more.
package final class ImageSurface: @unchecked Sendable {
  // SAFETY: the reference count is atomic, and pixels are written only before the surface is shared.
  /// The surface, which lives as long as this object.
  package let cairoSurface: OpaquePointer

  /// Width in pixels.
  package let width: Int
  /// Height in pixels.
  package let height: Int

  /// Cairo's own limit for either side.
  package static let largestSide = 32_767

  /// Makes a surface of transparent pixels; nil for no or too many pixels, or without memory.
  package init?(width: Int, height: Int) {
    guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairoSurface = surface
    self.width = width
    self.height = height
  }

  /// Makes a surface over memory that outlives it and holds Cairo's own layout; nil where Cairo refuses the stride.
  package init?(memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
    guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height),
      stride % 4 == 0, stride >= width * 4, stride <= Int(Int32.max),
      let surface = cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(stride))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairoSurface = surface
    self.width = width
    self.height = height
  }

  deinit { cairo_surface_destroy(cairoSurface) }

  /// Bytes from one row to the next.
  package var stride: Int { Int(cairo_image_surface_get_stride(cairoSurface)) }

  /// Calls `body` with the pixels, rows from the top, after Cairo has finished its drawing.
  package func withPixels<Result>(_ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result {
    cairo_surface_flush(cairoSurface)
    let bytes = cairo_image_surface_get_data(cairoSurface)
    return body(
      UnsafeMutableRawBufferPointer(start: bytes, count: bytes == nil ? 0 : stride * height))
  }

  /// Tells Cairo that the pixels were written from outside.
  package func pixelsDidChange() { cairo_surface_mark_dirty(cairoSurface) }

  /// A surface with a copy of a part of the pixels; nil where the part does not lie inside.
  package func copy(x: Int, y: Int, width: Int, height: Int) -> ImageSurface? {
    guard x >= 0, y >= 0, x + width <= self.width, y + height <= self.height,
      let result = ImageSurface(width: width, height: height)
    else { return nil }
    let stride = stride
    withPixels { source in
      result.withPixels { target in
        for row in 0..<height {
          let from = source[((y + row) * stride + x * 4)...].prefix(width * 4)
          UnsafeMutableRawBufferPointer(rebasing: target[(row * result.stride)...])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: from))
        }
      }
    }
    result.pixelsDidChange()
    return result
  }

  /// A surface with a copy of all pixels.
  package func copy() -> ImageSurface? { copy(x: 0, y: 0, width: width, height: height) }
}
