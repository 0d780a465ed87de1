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
    // Beyond the corners and the blur every column and row is alike: so blur a small shape, and stretch it.
    let corner = max(shape.topLeft, shape.topRight, shape.bottomLeft, shape.bottomRight)
    let needed = 2 * (corner + shadow.radius * 3) + 8 / scale
    let columns = max(0, ((shape.rect.width - needed) * scale).rounded(.down))
    let rows = max(0, ((shape.rect.height - needed) * scale).rounded(.down))
    var small = shape
    small.rect.size.width -= columns / scale
    small.rect.size.height -= rows / scale
    let mask = BlurredMask(
      bounds: shadow.bounds(of: small.rect), sigma: shadow.radius, offset: shadow.offset,
      deviceScale: scale
    ) { cr in
      CairoDrawing.add(small, to: cr)
      cairo_fill(cr)
    }
    guard let mask, columns < Double(BlurredMask.largestSide),
      rows < Double(BlurredMask.largestSide)
    else { return painted(nil, shadow, bounds) }
    if columns == 0, rows == 0 { return painted(mask, shadow, bounds) }
    return painted(mask.stretched(columns: Int(columns), rows: Int(rows)), shadow, bounds)
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
    let mask = BlurredMask(
      bounds: bounds, sigma: shadow.radius, offset: shadow.offset, deviceScale: scale
    ) { cr in
      path.add(toCairo: cr)
      cairo_fill(cr)
    }
    return painted(mask, shadow, bounds)
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
    let mask = BlurredMask(
      bounds: bounds, sigma: shadow.radius, offset: shadow.offset, deviceScale: scale
    ) { cr in gsk_render_node_draw(pointer, cr) }
    return painted(mask, shadow, bounds)
  }

  /// The shadow's colour through the mask, which the node keeps.
  private func painted(
    _ mask: BlurredMask?, _ shadow: RenderShadow, _ bounds: CGRect
  ) -> OpaquePointer? {
    guard let mask, let pattern = cairo_pattern_create_for_surface(mask.surface) else {
      RenderServer.reportUnsupported("a shadow wider than \(BlurredMask.largestSide) pixels")
      return nil
    }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    return cairoNode(bounds) { cr in
      cairo_translate(cr, mask.origin.x, mask.origin.y)
      cairo_scale(cr, 1 / mask.scale, 1 / mask.scale)
      CairoDrawing.setSource(cr, shadow.color)
      cairo_mask(cr, pattern)
    }
  }
}
