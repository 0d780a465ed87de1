// SPDX-License-Identifier: MIT
import CGTK
import Foundation
import RenderTree

extension NodeBuilder {
  func shadow(_ shape: RoundedRectangle, _ shadow: RenderShadow) -> OpaquePointer? {
    if shadow.radius == 0 { return fill(shape.offset(by: shadow.offset), shadow.color) }
    // GSK leaves out what the outline covers. An outline one point smaller, spread by that point, casts the
    // same shadow and reaches under the edge of the shape, where both are half transparent.
    let overlap = min(1, shape.rect.width / 4, shape.rect.height / 4)
    var outline = GskRoundedRect(shape.inset(by: overlap))
    var rgba = GdkRGBA(shadow.color)
    return gsk_outset_shadow_node_new(
      &outline, &rgba, Float(shadow.offset.width), Float(shadow.offset.height), Float(overlap),
      Float(shadow.radius * 2))
  }

  func pathShadow(
    _ path: CGPath, _ shadow: RenderShadow, bounds: CGRect
  ) -> OpaquePointer? {
    if shadow.radius == 0 {
      return cairoNode(bounds) { cr in
        cairo_translate(cr, shadow.offset.width, shadow.offset.height)
        path.add(toCairo: cr)
        CairoDrawing.setSource(cr, shadow.color)
        cairo_fill(cr)
      }
    }
    return blurred(shadow, bounds: bounds) { cr in
      path.add(toCairo: cr)
      cairo_fill(cr)
    }
  }

  func contentShadow(
    _ child: RenderNode, _ shadow: RenderShadow, bounds: CGRect
  ) -> OpaquePointer? {
    guard let pointer = node(for: child) else { return nil }
    if shadow.radius == 0 {
      return cairoNode(bounds) { cr in
        cairo_push_group(cr)
        cairo_translate(cr, shadow.offset.width, shadow.offset.height)
        gsk_render_node_draw(pointer, cr)
        guard let mask = cairo_pop_group(cr) else { return }
        defer { cairo_pattern_destroy(mask) }
        CairoDrawing.setSource(cr, shadow.color)
        cairo_mask(cr, mask)
      }
    }
    return blurred(shadow, bounds: bounds) { cr in gsk_render_node_draw(pointer, cr) }
  }

  /// Rasterises what `body` draws once, blurs it, and keeps the result as a mask for the colour.
  private func blurred(
    _ shadow: RenderShadow, bounds: CGRect, _ body: (OpaquePointer) -> Void
  ) -> OpaquePointer? {
    guard let mask = BlurredMask(bounds: bounds, sigma: shadow.radius, offset: shadow.offset, body)
    else {
      RenderServer.reportUnsupported("a shadow of more than \(BlurredMask.largestSide) pixels")
      return nil
    }
    return cairoNode(bounds) { cr in
      cairo_rectangle(cr, bounds.minX, bounds.minY, bounds.width, bounds.height)
      cairo_clip(cr)
      cairo_translate(cr, bounds.minX, bounds.minY)
      cairo_scale(cr, 1 / mask.scale, 1 / mask.scale)
      CairoDrawing.setSource(cr, shadow.color)
      cairo_mask_surface(cr, mask.surface, 0, 0)
    }
  }
}
