// SPDX-License-Identifier: MIT
import CoreGraphics

/// Row access and inversion, the arithmetic behind the public functions.
extension CATransform3D {
  var row1: SIMD4<Double> { SIMD4(m11.native, m12.native, m13.native, m14.native) }
  var row2: SIMD4<Double> { SIMD4(m21.native, m22.native, m23.native, m24.native) }
  var row3: SIMD4<Double> { SIMD4(m31.native, m32.native, m33.native, m34.native) }
  var row4: SIMD4<Double> { SIMD4(m41.native, m42.native, m43.native, m44.native) }

  init(
    row1: SIMD4<Double>, row2: SIMD4<Double>, row3: SIMD4<Double>, row4: SIMD4<Double>
  ) {
    self.init(
      m11: row1.x, m12: row1.y, m13: row1.z, m14: row1.w,
      m21: row2.x, m22: row2.y, m23: row2.z, m24: row2.w,
      m31: row3.x, m32: row3.y, m33: row3.z, m34: row3.w,
      m41: row4.x, m42: row4.y, m43: row4.z, m44: row4.w)
  }

  /// The inverse by Gauss–Jordan elimination with row pivoting, or `nil` for a singular matrix.
  var inverse: CATransform3D? {
    var left = [row1, row2, row3, row4]
    let unit = CATransform3DIdentity
    var right = [unit.row1, unit.row2, unit.row3, unit.row4]
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      guard left[pivot][column] != 0 else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let scale = 1 / left[column][column]
      left[column] *= scale
      right[column] *= scale
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= left[column] * factor
        right[row] -= right[column] * factor
      }
    }
    return CATransform3D(row1: right[0], row2: right[1], row3: right[2], row4: right[3])
  }

  /// Whether it only moves within the plane.
  var isPlaneTranslation: Bool {
    m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 && CATransform3DIsAffine(self)
  }

  /// Whether points of the plane z = 0 vanish towards a point, which no affine transform can show.
  var hasPerspectiveInPlane: Bool { abs(m14) > 1e-9 || abs(m24) > 1e-9 || m44 <= 1e-9 }

  /// What the matrix does to the plane z = 0 when it is seen from the front.
  ///
  /// Exact unless `hasPerspectiveInPlane`; then perspective is left out.
  var projectedToPlane: CGAffineTransform {
    let scale = m44 > 1e-9 ? 1 / m44 : 1
    return CGAffineTransform(
      a: m11 * scale, b: m12 * scale, c: m21 * scale, d: m22 * scale,
      tx: m41 * scale, ty: m42 * scale)
  }

  /// The transform, then another one about a point of the plane.
  func followed(by other: CATransform3D, around anchor: CGPoint) -> CATransform3D {
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
    let back = CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DConcat(self, toAnchor), other), back)
  }
}
