// SPDX-License-Identifier: MIT
public import Foundation

/// An affine transform taken apart: scale first, then shear, then rotation, then translation.
///
/// Counterpart: `CGAffineTransformComponents`.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors along both axes; a negative width mirrors.
  public var scale: CGSize
  /// The slant along the x axis, as the x shift of a point one unit up.
  public var horizontalShear: CGFloat
  /// The turn, in radians.
  public var rotation: CGFloat
  /// The move that comes last.
  public var translation: CGVector

  /// Makes components that do nothing.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Makes components from all four parts.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Makes the transform that applies the scale, the shear, the rotation and the translation, in this order.
  public init(_ components: CGAffineTransformComponents) {
    self =
      CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(
        CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
      )
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(
          translationX: components.translation.dx, y: components.translation.dy))
  }

  /// The scale, shear, rotation and translation that make this transform.
  ///
  /// A transform that mirrors is decomposed with a negative horizontal scale. For a singular one the parts
  /// that cannot be told are zero.
  public func decomposed() -> CGAffineTransformComponents {
    var scaleX = (a * a + b * b).squareRoot()
    let translation = CGVector(dx: tx, dy: ty)
    guard scaleX > 0 else {
      let height = (c * c + d * d).squareRoot()
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: height), horizontalShear: 0,
        rotation: height > 0 ? atan2(-c, d) : 0, translation: translation)
    }
    let determinant = a * d - b * c
    if determinant < 0 { scaleX = -scaleX }
    let cosine = a / scaleX
    let sine = b / scaleX
    let scaleY = determinant / scaleX
    let slant = c * cosine + d * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: scaleX, height: scaleY),
      horizontalShear: scaleY == 0 ? 0 : slant / scaleY,
      rotation: atan2(sine, cosine), translation: translation)
  }
}
