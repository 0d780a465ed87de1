// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

/// A transform taken apart into what animations change: translation, scale, skew and rotation.
///
/// Only for transforms without perspective.
struct DecomposedTransform: Sendable {
  var translation: SIMD3<Double> = .zero
  var scale = SIMD3<Double>(1, 1, 1)
  /// Shears of y by x, z by x, z by y.
  var skew: SIMD3<Double> = .zero
  var rotation = Quaternion.identity

  init() {}

  /// Takes `transform` apart, or gives `nil` when it has perspective or is singular.
  init?(_ transform: CATransform3D) {
    guard
      transform.m14 == 0, transform.m24 == 0, transform.m34 == 0, transform.m44 == 1
    else { return nil }
    translation = SIMD3(transform.m41.native, transform.m42.native, transform.m43.native)
    var x = SIMD3(transform.m11.native, transform.m12.native, transform.m13.native)
    var y = SIMD3(transform.m21.native, transform.m22.native, transform.m23.native)
    var z = SIMD3(transform.m31.native, transform.m32.native, transform.m33.native)
    scale.x = length(x)
    guard scale.x > 0 else { return nil }
    x /= scale.x
    skew.x = dot(x, y)
    y -= x * skew.x
    scale.y = length(y)
    guard scale.y > 0 else { return nil }
    y /= scale.y
    skew.x /= scale.y
    skew.y = dot(x, z)
    z -= x * skew.y
    skew.z = dot(y, z)
    z -= y * skew.z
    scale.z = length(z)
    guard scale.z > 0 else { return nil }
    z /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    if dot(x, cross(y, z)) < 0 {
      // A mirror image: keep z's direction, so that flips in the plane stay flips.
      scale.x = -scale.x
      x = -x
      skew.x = -skew.x
      skew.y = -skew.y
    }
    rotation = Quaternion(x: x, y: y, z: z)
  }

  /// The transform that was taken apart.
  var transform: CATransform3D {
    let (x, y, z) = rotation.axes
    let first = x * scale.x
    let second = (y + x * skew.x) * scale.y
    let third = (z + x * skew.y + y * skew.z) * scale.z
    return CATransform3D(
      row1: SIMD4(first, 0), row2: SIMD4(second, 0), row3: SIMD4(third, 0),
      row4: SIMD4(translation, 1))
  }

  /// The state at `progress` on the way to `end`; the rotation takes the shorter way.
  func interpolated(to end: DecomposedTransform, progress: Double) -> DecomposedTransform {
    var result = DecomposedTransform()
    result.translation = translation + (end.translation - translation) * progress
    result.scale = scale + (end.scale - scale) * progress
    result.skew = skew + (end.skew - skew) * progress
    result.rotation = rotation.interpolated(to: end.rotation, progress: progress)
    return result
  }
}

func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
