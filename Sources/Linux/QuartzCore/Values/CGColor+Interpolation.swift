// SPDX-License-Identifier: MIT
import CoreGraphics

/// Colours as four sRGB numbers.
extension CGColor {
  /// Red, green, blue, alpha; not premultiplied.
  var components4: SIMD4<Double> {
    let srgba = srgba
    return SIMD4(srgba.red, srgba.green, srgba.blue, srgba.alpha)
  }

  private static func make(_ c: SIMD4<Double>) -> CGColor {
    CGColor(srgbRed: c.x, green: c.y, blue: c.z, alpha: c.w)
  }

  /// The same colour, fully transparent.
  var cleared: CGColor {
    var c = components4
    c.w = 0
    return Self.make(c)
  }

  /// Premultiplied interpolation, so that a fade from clear does not pass through grey.
  func interpolated(to end: CGColor, _ progress: Double) -> CGColor {
    let (a, b) = (components4, end.components4)
    let alpha = min(max(a.w + (b.w - a.w) * progress, 0), 1)
    guard alpha > 0 else { return Self.make(SIMD4(b.x, b.y, b.z, 0)) }
    let mixed = a * a.w + (b * b.w - a * a.w) * progress
    var c = (mixed / alpha).clamped(lowerBound: .zero, upperBound: .one)
    c.w = alpha
    return Self.make(c)
  }

  func adding(_ other: CGColor, times factor: Double) -> CGColor {
    let sum = components4 + other.components4 * factor
    return Self.make(sum.clamped(lowerBound: .zero, upperBound: .one))
  }
}
