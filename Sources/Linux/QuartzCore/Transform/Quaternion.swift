// SPDX-License-Identifier: MIT
import Foundation

/// A unit quaternion: a rotation that can be interpolated evenly.
struct Quaternion: Sendable {
  static let identity = Quaternion(imaginary: .zero, real: 1)

  var imaginary: SIMD3<Double>
  var real: Double

  init(imaginary: SIMD3<Double>, real: Double) {
    self.imaginary = imaginary
    self.real = real
  }

  /// The rotation that carries the unit axes to the three given orthonormal vectors.
  init(x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    let trace = x.x + y.y + z.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(
        imaginary: SIMD3((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s), real: s / 4)
    } else if x.x > y.y, x.x > z.z {
      let s = (1 + x.x - y.y - z.z).squareRoot() * 2
      self.init(
        imaginary: SIMD3(s / 4, (x.y + y.x) / s, (x.z + z.x) / s), real: (y.z - z.y) / s)
    } else if y.y > z.z {
      let s = (1 + y.y - x.x - z.z).squareRoot() * 2
      self.init(
        imaginary: SIMD3((x.y + y.x) / s, s / 4, (y.z + z.y) / s), real: (z.x - x.z) / s)
    } else {
      let s = (1 + z.z - x.x - y.y).squareRoot() * 2
      self.init(
        imaginary: SIMD3((x.z + z.x) / s, (y.z + z.y) / s, s / 4), real: (x.y - y.x) / s)
    }
  }

  /// Where the unit axes go.
  var axes: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    let (i, j, k, r) = (imaginary.x, imaginary.y, imaginary.z, real)
    return (
      SIMD3(1 - 2 * (j * j + k * k), 2 * (i * j + k * r), 2 * (i * k - j * r)),
      SIMD3(2 * (i * j - k * r), 1 - 2 * (i * i + k * k), 2 * (j * k + i * r)),
      SIMD3(2 * (i * k + j * r), 2 * (j * k - i * r), 1 - 2 * (i * i + j * j))
    )
  }

  /// The rotation at `progress` on the shorter way to `end`.
  func interpolated(to end: Quaternion, progress: Double) -> Quaternion {
    var cosine = dot(imaginary, end.imaginary) + real * end.real
    let sign: Double = cosine < 0 ? -1 : 1
    cosine *= sign
    var (first, second) = (1 - progress, progress * sign)
    if cosine < 0.999_999 {
      let angle = acos(cosine)
      let sine = sin(angle)
      first = sin((1 - progress) * angle) / sine
      second = sin(progress * angle) / sine * sign
    }
    let mixed = imaginary * first + end.imaginary * second
    let mixedReal = real * first + end.real * second
    let norm = (dot(mixed, mixed) + mixedReal * mixedReal).squareRoot()
    guard norm > 0 else { return self }
    return Quaternion(imaginary: mixed / norm, real: mixedReal / norm)
  }
}
