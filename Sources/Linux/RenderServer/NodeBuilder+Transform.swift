// SPDX-License-Identifier: MIT
import CGTK
import Foundation
import RenderTree

extension NodeBuilder {
  /// A borrowed node through an affine transform; nil where nothing is left of it.
  ///
  /// GSK draws a matrix given as such in pink when it has no GPU, so the affine is taken apart into
  /// translation, rotation, skew and scale, which stay two-dimensional.
  func transformed(_ child: OpaquePointer?, _ t: CGAffineTransform) -> OpaquePointer? {
    guard let child else { return nil }
    var transform: OpaquePointer?
    if t.tx != 0 || t.ty != 0 {
      var offset = graphene_point_t(x: Float(drawn: t.tx), y: Float(drawn: t.ty))
      transform = gsk_transform_translate(nil, &offset)
    }
    if !(t.a == 1 && t.b == 0 && t.c == 0 && t.d == 1) {
      let determinant = t.a * t.d - t.b * t.c
      guard determinant != 0, determinant.isFinite else {
        if let transform { gsk_transform_unref(transform) }
        return nil
      }
      transform = linear(transform, t, determinant)
    }
    guard let transform else { return gsk_render_node_ref(child) }
    defer { gsk_transform_unref(transform) }
    return gsk_transform_node_new(child, transform)
  }

  /// Appends the part of the affine that is not translation.
  private func linear(
    _ next: OpaquePointer?, _ t: CGAffineTransform, _ determinant: Double
  ) -> OpaquePointer? {
    if t.b == 0, t.c == 0 {
      return gsk_transform_scale(next, Float(drawn: t.a), Float(drawn: t.d))
    }
    let scaleX = (t.a * t.a + t.b * t.b).squareRoot()
    let scaleY = determinant / scaleX
    let degrees = 180 / Double.pi
    var transform = gsk_transform_rotate(next, Float(atan2(t.b, t.a) * degrees))
    let shear = (t.a * t.c + t.b * t.d) / (scaleX * scaleY)
    if abs(shear) > 1e-9 {
      transform = gsk_transform_skew(transform, Float(atan(shear) * degrees), 0)
    }
    if scaleX != 1 || scaleY != 1 {
      transform = gsk_transform_scale(transform, Float(drawn: scaleX), Float(drawn: scaleY))
    }
    return transform
  }
}
