// SPDX-License-Identifier: MIT
import CGTK
import Foundation
import RenderTree

/// Small steps of drawing with Cairo.
enum CairoDrawing {
  static func setSource(_ cr: OpaquePointer, _ color: RenderColor) {
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
  }

  /// Draws the line along the current path.
  static func stroke(_ cr: OpaquePointer, _ stroke: RenderStroke) {
    setSource(cr, stroke.color)
    cairo_set_line_width(cr, stroke.width)
    switch stroke.cap {
    case .butt: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
    }
    switch stroke.join {
    case .miter: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cr, stroke.miterLimit)
    // Cairo stops drawing for good on a negative or an all-zero pattern.
    if stroke.dashes.allSatisfy({ $0 >= 0 }), stroke.dashes.contains(where: { $0 > 0 }) {
      cairo_set_dash(cr, stroke.dashes, Int32(stroke.dashes.count), stroke.dashPhase)
    }
    cairo_stroke(cr)
    cairo_set_dash(cr, nil, 0, 0)
  }

  /// Adds a rounded rectangle to the path.
  static func add(_ shape: RoundedRectangle, to cr: OpaquePointer) {
    let rect = shape.rect
    if shape.isSharp {
      cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    let quarter = Double.pi / 2
    func corner(_ x: Double, _ y: Double, _ radius: Double, _ start: Double) {
      cairo_arc(cr, x, y, radius, start, start + quarter)
    }
    cairo_new_sub_path(cr)
    corner(rect.maxX - shape.topRight, rect.minY + shape.topRight, shape.topRight, -quarter)
    corner(rect.maxX - shape.bottomRight, rect.maxY - shape.bottomRight, shape.bottomRight, 0)
    corner(rect.minX + shape.bottomLeft, rect.maxY - shape.bottomLeft, shape.bottomLeft, quarter)
    corner(rect.minX + shape.topLeft, rect.minY + shape.topLeft, shape.topLeft, 2 * quarter)
    cairo_close_path(cr)
  }
}
