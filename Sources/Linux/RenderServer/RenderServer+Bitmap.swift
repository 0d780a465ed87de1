import CGTK
internal import Diagnostics
// SPDX-License-Identifier: MIT
package import RenderTree

extension RenderServer {
  /// Draws a tree into a new bitmap; needs no display.
  ///
  /// - Parameters:
  ///   - size: In points; the bitmap is rounded to whole pixels, at least one each way.
  ///   - scale: Pixels a point.
  ///   - background: What lies under the tree; nil leaves the bitmap transparent.
  package static func image(
    of node: RenderNode, size: CGSize, scale: Double, background: RenderColor? = nil
  ) -> CGImage {
    require(
      scale.isFinite && scale > 0, "RenderServer: scale must be finite and positive, not \(scale)")
    let surface = ImageSurface.bitmap(
      width: pixels(size.width * scale), height: pixels(size.height * scale))
    if let cr = cairo_create(surface.cairoSurface) {
      if let background, !background.isClear {
        CairoDrawing.setSource(cr, background)
        cairo_paint(cr)
      }
      cairo_scale(cr, scale, scale)
      let visible = CGRect(
        x: 0, y: 0, width: Double(surface.width) / scale, height: Double(surface.height) / scale)
      draw(node, cr, visible: visible, scale: scale)
      cairo_destroy(cr)
    }
    cairo_surface_flush(surface.cairoSurface)
    return CGImage(surface: surface, isOpaque: background?.alpha == 1)
  }

  /// Draws what can be seen of a tree into a Cairo context, in the context's present coordinates.
  static func draw(_ node: RenderNode, _ cr: OpaquePointer, visible: CGRect?, scale: Double) {
    statistics.nodesDrawn += node.nodeCount
    guard let visible else {
      if let pointer = gskNode(for: node, mode: .surfaces, scale: scale) {
        gsk_render_node_draw(pointer, cr)
      }
      return
    }
    guard let pointer = visibleNode(for: node, in: visible, mode: .surfaces, scale: scale) else {
      return
    }
    gsk_render_node_draw(pointer, cr)
    gsk_render_node_unref(pointer)
  }

  private static func pixels(_ length: Double) -> Int {
    guard length.isFinite else { return 1 }
    return Int(min(max(length.rounded(), 1), Double(ImageSurface.largestSide)))
  }
}

extension ImageSurface {
  /// A transparent surface; a single pixel where memory does not suffice, which is reported.
  fileprivate static func bitmap(width: Int, height: Int) -> ImageSurface {
    if let surface = ImageSurface(width: width, height: height) { return surface }
    RenderServer.reportUnsupported("a bitmap of \(width) × \(height) pixels")
    guard let pixel = ImageSurface(width: 1, height: 1) else {
      misuse("RenderServer: no memory for a single pixel")
    }
    return pixel
  }
}
