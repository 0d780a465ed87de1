// SPDX-License-Identifier: MIT
import CGTK
import Foundation
import RenderTree

extension graphene_rect_t {
  @inline(__always)
  init(_ rect: CGRect) {
    self.init(
      origin: graphene_point_t(x: Float(rect.origin.x), y: Float(rect.origin.y)),
      size: graphene_size_t(width: Float(rect.size.width), height: Float(rect.size.height)))
  }
}

extension GskRoundedRect {
  init(_ shape: RoundedRectangle) {
    func corner(_ radius: Double) -> graphene_size_t {
      graphene_size_t(width: Float(radius), height: Float(radius))
    }
    self.init(
      bounds: graphene_rect_t(shape.rect),
      corner: (
        corner(shape.topLeft), corner(shape.topRight), corner(shape.bottomRight),
        corner(shape.bottomLeft)
      ))
  }
}

extension GdkRGBA {
  init(_ color: RenderColor) {
    self.init(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      alpha: Float(color.alpha))
  }
}
