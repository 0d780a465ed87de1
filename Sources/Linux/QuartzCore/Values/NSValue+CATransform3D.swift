// SPDX-License-Identifier: MIT
internal import CoreGraphics
public import Foundation

/// Transforms as objects, as animations of `transform` take them in older code.
///
/// Counterpart: `NSValue`'s additions of Core Animation.
extension NSValue {
  /// Keeps a transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(
      numbers: [
        transform.m11, transform.m12, transform.m13, transform.m14,
        transform.m21, transform.m22, transform.m23, transform.m24,
        transform.m31, transform.m32, transform.m33, transform.m34,
        transform.m41, transform.m42, transform.m43, transform.m44,
      ])
  }

  /// The transform that the value was made with; the identity for any other value.
  public var caTransform3DValue: CATransform3D { keptTransform ?? CATransform3DIdentity }

  /// The transform that the value was made with, if it was one.
  var keptTransform: CATransform3D? {
    guard let numbers = numbers(16) else { return nil }
    return CATransform3D(
      m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3],
      m21: numbers[4], m22: numbers[5], m23: numbers[6], m24: numbers[7],
      m31: numbers[8], m32: numbers[9], m33: numbers[10], m34: numbers[11],
      m41: numbers[12], m42: numbers[13], m43: numbers[14], m44: numbers[15])
  }
}
