// SPDX-License-Identifier: MIT
import CGTK
import Foundation

extension CGPath {
  /// Adds the steps to the current path of a `cairo_t`, through its matrix.
  package func add(toCairo cr: OpaquePointer) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for segment in segments {
      switch segment {
      case .move(let end):
        start = end
        cairo_move_to(cr, end.x, end.y)
      case .line(let end): cairo_line_to(cr, end.x, end.y)
      case .quad(let control, let end):
        // Cairo knows cubic curves only: the same curve, raised by a degree.
        cairo_curve_to(
          cr, current.x + (control.x - current.x) * 2 / 3,
          current.y + (control.y - current.y) * 2 / 3, end.x + (control.x - end.x) * 2 / 3,
          end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
      case .cubic(let control1, let control2, let end):
        cairo_curve_to(cr, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: cairo_close_path(cr)
      }
      current = segment.points.last ?? start
    }
  }
}
