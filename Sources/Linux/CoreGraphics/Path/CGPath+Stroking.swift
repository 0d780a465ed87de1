// SPDX-License-Identifier: MIT
public import Foundation

extension CGPath {
  /// The outline of what a stroke along the path covers, to be filled by the winding rule.
  ///
  /// - Parameters:
  ///   - miterLimit: How many line widths a mitred corner may reach before it is bevelled.
  ///   - transform: Applied to the path before the stroke is made.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var outline = StrokeOutline(
      radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for polyline in applying(transform).flattened(tolerance: 0.02) { outline.add(polyline) }
    return CGPath(segments: outline.segments)
  }
}

/// Collects the pieces that a stroke covers: a quadrilateral for each line, a wedge for each join, and caps.
///
/// All pieces go round the same way, so that the winding rule makes one area of them.
private struct StrokeOutline {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  var segments: [PathSegment] = []

  mutating func add(_ polyline: Polyline) {
    guard radius > 0, let first = polyline.points.first else { return }
    guard polyline.points.count > 1 else {
      addDot(at: first, isClosed: polyline.isClosed)
      return
    }
    let corners = polyline.isClosed ? polyline.points + [first] : polyline.points
    let lines = Array(zip(corners, corners.dropFirst()))
    for (from, to) in lines { addLine(from, to) }
    for (line, next) in zip(lines, lines.dropFirst()) { addJoin(line.0, line.1, next.1) }
    if polyline.isClosed {
      addJoin(lines[lines.count - 1].0, first, lines[0].1)
    } else {
      addCap(at: first, from: lines[0].1)
      addCap(at: corners[corners.count - 1], from: lines[lines.count - 1].0)
    }
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    let ordered = area < 0 ? points.reversed() : points
    segments.append(.move(ordered[0]))
    segments += ordered.dropFirst().map { .line($0) }
    segments.append(.close)
  }

  /// The vector to the left of a line, as long as the radius.
  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGVector(
      dx: -(to.y - from.y) / length * radius, dy: (to.x - from.x) / length * radius)
  }

  private mutating func addLine(_ from: CGPoint, _ to: CGPoint) {
    let n = normal(from, to)
    addPolygon([from + n, to + n, to - n, from - n])
  }

  private mutating func addDisc(_ center: CGPoint) {
    segments += PathSegment.ellipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private mutating func addJoin(_ from: CGPoint, _ corner: CGPoint, _ to: CGPoint) {
    let before = normal(from, corner)
    let after = normal(corner, to)
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = (before.dx * after.dx + before.dy * after.dy) / (radius * radius)
    guard abs(cross) > 1e-9 * radius * radius || dot < 0 else { return }
    // The outer side is the one away from the turn.
    let side: CGFloat = cross > 0 ? -1 : 1
    let first = corner + before * side
    let second = corner + after * side
    if join == .round {
      addSector(corner, from: first, to: second, turn: acos(min(max(dot, -1), 1)))
      return
    }
    // The tip lies at radius / cos(half the angle between the normals).
    let halfCosine = ((1 + dot) / 2).squareRoot()
    guard join == .miter, halfCosine > 1e-6, 1 / halfCosine <= miterLimit else {
      addPolygon([corner, first, second])
      return
    }
    let middle = CGVector(dx: before.dx + after.dx, dy: before.dy + after.dy)
    let length = hypot(middle.dx, middle.dy)
    let tip = corner + middle * (side * radius / halfCosine / length)
    addPolygon([corner, first, tip, second])
  }

  /// A slice of a disc; a whole one at a join would stick out of a cap that is near.
  private mutating func addSector(
    _ center: CGPoint, from first: CGPoint, to second: CGPoint, turn: CGFloat
  ) {
    let cross =
      (first.x - center.x) * (second.y - center.y) - (first.y - center.y) * (second.x - center.x)
    let start = cross >= 0 ? first : second
    segments += [.move(center), .line(start)]
    segments += PathSegment.arc(
      center: center, radius: radius, start: atan2(start.y - center.y, start.x - center.x),
      delta: turn)
    segments.append(.close)
  }

  private mutating func addCap(at end: CGPoint, from other: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addDisc(end)
    case .square:
      let n = normal(other, end)
      let reach = CGVector(dx: n.dy, dy: -n.dx)
      addPolygon([end + n, end + n + reach, end - n + reach, end - n])
    }
  }

  private mutating func addDot(at point: CGPoint, isClosed: Bool) {
    guard isClosed else { return }
    switch cap {
    case .butt: break
    case .round: addDisc(point)
    case .square:
      let side = 2 * radius
      segments += PathSegment.rectangle(
        CGRect(x: point.x - radius, y: point.y - radius, width: side, height: side))
    }
  }
}

extension CGPoint {
  fileprivate static func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  fileprivate static func - (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
  }
}

extension CGVector {
  fileprivate static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
