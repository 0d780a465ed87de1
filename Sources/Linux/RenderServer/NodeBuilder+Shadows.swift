// SPDX-License-Identifier: MIT
import CGTK
import Foundation
import RenderTree

extension NodeBuilder {
  /// The whole shadow of a shape.
  ///
  /// GSK's own outset shadow leaves gaps when it is turned, and blurs anew each time it is drawn.
  func shadow(
    _ shape: RoundedRectangle, _ shadow: RenderShadow, bounds: CGRect
  ) -> OpaquePointer? {
    if shadow.radius == 0 { return fill(shape.offset(by: shadow.offset), shadow.color) }
    return blurred(shadow, bounds: bounds) { cr in
      CairoDrawing.add(shape, to: cr)
      cairo_fill(cr)
    }
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
