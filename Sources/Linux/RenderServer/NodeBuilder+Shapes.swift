// SPDX-License-Identifier: MIT
import CGTK
import Foundation
import RenderTree

extension NodeBuilder {
  func fill(_ shape: RoundedRectangle, _ color: RenderColor) -> OpaquePointer? {
    var rgba = GdkRGBA(color)
    var rect = graphene_rect_t(shape.rect)
    guard let node = gsk_color_node_new(&rgba, &rect) else { return nil }
    if shape.isSharp { return node }
    defer { gsk_render_node_unref(node) }
    var rounded = GskRoundedRect(shape)
    return gsk_rounded_clip_node_new(node, &rounded)
  }

  func border(
    _ shape: RoundedRectangle, width: Double, _ color: RenderColor
  ) -> OpaquePointer? {
    if width * 2 >= min(shape.rect.width, shape.rect.height) { return fill(shape, color) }
    var outline = GskRoundedRect(shape)
    let widths = [Float](repeating: Float(drawn: width), count: 4)
    let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
    return gsk_border_node_new(&outline, widths, colors)
  }

  func glyphs(_ run: GlyphRun, _ origin: CGPoint, _ color: RenderColor) -> OpaquePointer? {
    var rgba = GdkRGBA(color)
    var start = graphene_point_t(x: Float(drawn: origin.x), y: Float(drawn: origin.y))
    return PangoEngine.shared.withLock {
      gsk_text_node_new(
        UnsafeMutablePointer<PangoFont>(run.font),
        UnsafeMutablePointer(
          mutating: run.glyphs.assumingMemoryBound(to: PangoGlyphString.self)), &rgba, &start)
    }
  }

  func path(
    _ path: CGPath, _ fill: RenderFill?, _ stroke: RenderStroke?, bounds: CGRect
  ) -> OpaquePointer? {
    cairoNode(bounds) { cr in
      if let fill, !fill.color.isClear {
        path.add(toCairo: cr)
        CairoDrawing.setSource(cr, fill.color)
        cairo_set_fill_rule(
          cr, fill.rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(cr)
      }
      if let stroke, stroke.width > 0, !stroke.color.isClear {
        path.add(toCairo: cr)
        CairoDrawing.stroke(cr, stroke)
      }
    }
  }

  /// A node that replays what `body` draws, at whatever scale it is drawn.
  func cairoNode(_ bounds: CGRect, _ body: (OpaquePointer) -> Void) -> OpaquePointer? {
    var rect = graphene_rect_t(bounds)
    guard let node = gsk_cairo_node_new(&rect), let cr = gsk_cairo_node_get_draw_context(node)
    else { return nil }
    body(cr)
    cairo_destroy(cr)
    return node
  }
}
