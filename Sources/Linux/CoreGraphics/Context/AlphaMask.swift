// SPDX-License-Identifier: MIT
import CGTK
package import Foundation

/// A surface of alphas alone, which can be blurred.
package final class AlphaMask {
  /// The surface, which lives as long as this object.
  package let cairoSurface: OpaquePointer
  private let width: Int
  private let height: Int

  /// Makes a transparent mask; nil for no or too many pixels, or without memory.
  package init?(width: Int, height: Int) {
    guard (1...ImageSurface.largestSide).contains(width),
      (1...ImageSurface.largestSide).contains(height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
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

  /// Draws into the mask; colours do not matter.
  package func draw(_ body: (OpaquePointer) -> Void) {
    guard let target = cairo_create(cairoSurface) else { return }
    body(target)
    cairo_destroy(target)
  }

  /// Blurs by three box filters, which come close to a Gauss curve.
  ///
  /// - Parameter sigma: The standard deviation in pixels; below a quarter nothing happens.
  package func blur(sigma: CGFloat) {
    guard sigma >= 0.25, sigma.isFinite else { return }
    cairo_surface_flush(cairoSurface)
    guard let bytes = cairo_image_surface_get_data(cairoSurface) else { return }
    let stride = Int(cairo_image_surface_get_stride(cairoSurface))
    for size in Self.boxSizes(sigma: min(Double(sigma), 500)) {
      let before = (size - 1) / 2
      let after = size - 1 - before
      for row in 0..<height {
        Self.average(bytes + row * stride, count: width, step: 1, before, after)
      }
      for column in 0..<width {
        Self.average(bytes + column, count: height, step: stride, before, after)
      }
    }
    cairo_surface_mark_dirty(cairoSurface)
  }

  /// Three widths whose filters together have the deviation.
  static func boxSizes(sigma: Double) -> [Int] {
    let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    lower = max(lower, 1)
    let size = Double(lower)
    let count = (12 * sigma * sigma - 3 * size * size - 12 * size - 9) / (-4 * size - 4)
    let smaller = min(max(Int(count.rounded()), 0), 3)
    return (0..<3).map { $0 < smaller ? lower : lower + 2 }
  }

  /// Replaces each value by the mean of its neighbourhood; outside is 0.
  private static func average(
    _ values: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ before: Int, _ after: Int
  ) {
    let size = before + after + 1
    guard size > 1 else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { source in
      for index in 0..<count { source[index] = values[index * step] }
      var sum = source[..<min(after, count)].reduce(0) { $0 + Int($1) }
      for index in 0..<count {
        if index + after < count { sum += Int(source[index + after]) }
        values[index * step] = UInt8((sum + size / 2) / size)
        if index >= before { sum -= Int(source[index - before]) }
      }
    }
  }
}
