// SPDX-License-Identifier: MIT

/// A cubic curve from (0, 0) to (1, 1), read as progress over time.
package struct UnitBezier: Equatable, Sendable {
  /// The first control point; x within 0…1.
  package var control1: SIMD2<Double>
  /// The second control point; x within 0…1.
  package var control2: SIMD2<Double>

  /// Makes a curve of two control points.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    control1 = SIMD2(x1, y1)
    control2 = SIMD2(x2, y2)
  }

  /// Whether progress equals time.
  package var isLinear: Bool { control1.x == control1.y && control2.x == control2.y }

  /// The progress at a share of the duration; both ends are exact.
  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if isLinear { return time }
    return Self.curve(control1.y, control2.y, parameter(atX: time))
  }

  private static func curve(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }

  /// Newton's steps, then halving where they do not converge.
  private func parameter(atX x: Double) -> Double {
    var t = x
    for _ in 0..<8 {
      let error = Self.curve(control1.x, control2.x, t) - x
      if abs(error) < 1e-12 { return t }
      let slope = Self.slope(control1.x, control2.x, t)
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    t = min(max(t, 0), 1)
    for _ in 0..<60 {
      let error = Self.curve(control1.x, control2.x, t) - x
      if abs(error) < 1e-12 { break }
      if error < 0 { low = t } else { high = t }
      t = (low + high) / 2
    }
    return t
  }
}
