// SPDX-License-Identifier: MIT
import CGTK
import Foundation

extension CGImage {
  /// The image as a JPEG file, on white ground; nil where the system has no writer for it, or no memory.
  ///
  /// - Parameter quality: From 0, smallest, to 1, best.
  package func jpegData(quality: Double) -> Data? {
    guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    copyPixels(to: pixbuf)
    let percent = String(quality.isNaN ? 0 : Int((min(max(quality, 0), 1) * 100).rounded()))
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    let isSaved = "quality".withCString { key in
      percent.withCString { value in
        var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
        return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, "jpeg", &keys, &values, nil) != 0
      }
    }
    guard isSaved, let buffer else { return nil }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(count))
  }

  /// Lays the pixels on white: a premultiplied part plus what the alpha leaves of white.
  private func copyPixels(to pixbuf: OpaquePointer) {
    guard let target = gdk_pixbuf_get_pixels(pixbuf) else { return }
    let targetStride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    surface.withPixels { source in
      for row in 0..<height {
        for column in 0..<width {
          let pixel = source.load(
            fromByteOffset: row * surface.stride + column * 4, as: UInt32.self)
          let white = 255 - (pixel >> 24)
          let place = target + row * targetStride + column * 3
          place[0] = UInt8(min((pixel >> 16 & 0xFF) + white, 255))
          place[1] = UInt8(min((pixel >> 8 & 0xFF) + white, 255))
          place[2] = UInt8(min((pixel & 0xFF) + white, 255))
        }
      }
    }
  }
}
