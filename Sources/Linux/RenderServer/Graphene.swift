// SPDX-License-Identifier: MIT
import CGTK
import Foundation
import RenderTree

extension Float {
  /// The most that a coordinate or a factor may be: what is infinite to GSK makes the whole picture fail.
  private static let largestDrawn = 1e9

  /// A coordinate or a factor, as near as can be drawn.
  @inline(__always)
  init(drawn value: Double) {
    self.init(max(-Self.largestDrawn, min(value, Self.largestDrawn)))
  }
}

extension graphene_rect_t {
  /// How far from the origin a larger rectangle is cut off: Cairo counts pixels up to eight millions, at scale 3 too.
  private static let farthestEdge = 2.5e6

  @inline(__always)
  init(_ rect: CGRect) {
    let limit = Self.farthestEdge
    let isHuge = rect.size.width > limit || rect.size.height > limit
    self.init(exactly: isHuge ? Self.cut(rect) : rect)
  }

  private init(exactly rect: CGRect) {
    self.init(
      origin: graphene_point_t(x: Float(drawn: rect.origin.x), y: Float(drawn: rect.origin.y)),
      size: graphene_size_t(
        width: Float(drawn: rect.size.width), height: Float(drawn: rect.size.height)))
  }

  /// What of a huge rectangle is near the origin; the rectangle itself where nothing is.
  private static func cut(_ rect: CGRect) -> CGRect {
    let near = rect.intersection(
      CGRect(x: -farthestEdge, y: -farthestEdge, width: 2 * farthestEdge, height: 2 * farthestEdge))
    return near.isEmpty ? rect : near
  }
}

extension GskRoundedRect {
  init(_ shape: RoundedRectangle) {
    func corner(_ radius: Double) -> graphene_size_t {
      graphene_size_t(width: Float(drawn: radius), height: Float(drawn: radius))
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
