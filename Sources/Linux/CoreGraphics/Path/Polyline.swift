// SPDX-License-Identifier: MIT
package import Foundation

/// A subpath whose curves have become straight lines.
package struct Polyline: Sendable {
  /// The corners, neighbours always apart; a closed one does not repeat its first.
  package var points: [CGPoint]
  /// Whether a line leads from the last corner to the first.
  package var isClosed: Bool
}

extension CGPath {
  /// The subpaths as straight lines.
  ///
  /// - Parameter tolerance: How far a line may lie from its curve.
  package func flattened(tolerance: CGFloat = 0.05) -> [Polyline] {
    var result: [Polyline] = []
    var points: [CGPoint] = []
    var start = CGPoint.zero
    func add(_ point: CGPoint) { if points.last != point { points.append(point) } }
    func finish(isClosed: Bool) {
      if isClosed, points.count > 1, points.last == points.first { points.removeLast() }
      if !points.isEmpty { result.append(Polyline(points: points, isClosed: isClosed)) }
      points = []
    }
    for segment in segments {
      if case .close = segment {
        finish(isClosed: true)
        continue
      }
      if case .move(let point) = segment {
        finish(isClosed: false)
        start = point
        points = [point]
        continue
      }
      if points.isEmpty { points = [start] }
      let current = points[points.count - 1]
      switch segment {
      case .line(let end): add(end)
      case .quad(let control, let end):
        let count = Self.lineCount([current, control, end], tolerance)
        for index in 1...count {
          add(Self.quadPoint(current, control, end, CGFloat(index) / CGFloat(count)))
        }
      case .cubic(let control1, let control2, let end):
        let count = Self.lineCount([current, control1, control2, end], tolerance)
        for index in 1...count {
          add(
            Self.cubicPoint(current, control1, control2, end, CGFloat(index) / CGFloat(count)))
        }
      case .move, .close: break
      }
    }
    // A lone `move` after other steps draws nothing.
    if points.count > 1 || result.isEmpty { finish(isClosed: false) }
    return result
  }

  /// How many lines a curve needs, from the second differences of its control points.
  private static func lineCount(_ points: [CGPoint], _ tolerance: CGFloat) -> Int {
    var bend: CGFloat = 0
    for index in 2..<points.count {
      let x = points[index].x - 2 * points[index - 1].x + points[index - 2].x
      let y = points[index].y - 2 * points[index - 1].y + points[index - 2].y
      bend = max(bend, hypot(x, y))
    }
    let degree = CGFloat(points.count - 1)
    let count = (degree * (degree - 1) / 8 * bend / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 500)) : 1
  }
}
