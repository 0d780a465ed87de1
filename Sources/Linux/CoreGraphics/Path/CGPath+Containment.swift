// SPDX-License-Identifier: MIT
public import Foundation

extension CGPath {
  /// Whether a point is inside; open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var winding = 0
    for polyline in applying(transform).flattened(tolerance: 0.01) {
      var from = polyline.points[polyline.points.count - 1]
      for to in polyline.points {
        if (from.y <= point.y) != (to.y <= point.y) {
          let side =
            (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
          if to.y > from.y, side > 0 { winding += 1 }
          if to.y < from.y, side < 0 { winding -= 1 }
        }
        from = to
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }
}
