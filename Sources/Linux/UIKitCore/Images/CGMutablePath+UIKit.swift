// SPDX-License-Identifier: MIT
import CoreGraphics

extension CGMutablePath {
  /// How far a quarter circle's control points lie from its ends, in radii.
  private static let quarter: CGFloat = 0.552_284_749_8

  /// Adds a rectangle with round corners, from the top left corner as the clock's hands turn.
  func add(_ rect: CGRect, rounding corners: UIRectCorner, radii: CGSize) {
    let rect = rect.standardized
    let width = min(max(radii.width, 0), rect.width / 2)
    let height = min(max(radii.height, 0), rect.height / 2)
    func radius(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: width, height: height) : .zero
    }
    let (first, second) = (radius(.topLeft), radius(.topRight))
    let (third, fourth) = (radius(.bottomRight), radius(.bottomLeft))
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)

    move(to: CGPoint(x: left + first.width, y: top))
    addLine(to: CGPoint(x: right - second.width, y: top))
    addCorner(CGPoint(x: right, y: top), to: CGPoint(x: right, y: top + second.height))
    addLine(to: CGPoint(x: right, y: bottom - third.height))
    addCorner(CGPoint(x: right, y: bottom), to: CGPoint(x: right - third.width, y: bottom))
    addLine(to: CGPoint(x: left + fourth.width, y: bottom))
    addCorner(CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: bottom - fourth.height))
    addLine(to: CGPoint(x: left, y: top + first.height))
    addCorner(CGPoint(x: left, y: top), to: CGPoint(x: left + first.width, y: top))
    closeSubpath()
  }

  /// A quarter of an ellipse around `corner`, from the present point.
  private func addCorner(_ corner: CGPoint, to end: CGPoint) {
    let start = currentPoint
    guard start != end else { return }
    func towards(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * Self.quarter,
        y: point.y + (corner.y - point.y) * Self.quarter)
    }
    addCurve(to: end, control1: towards(start), control2: towards(end))
  }
}

extension CGPath {
  /// The same line from its end to its beginning, part by part.
  func reversed() -> CGPath {
    let parts = subpaths()
    let result = CGMutablePath()
    for part in parts.reversed() { part.addReversed(to: result) }
    return result
  }

  private func subpaths() -> [Subpath] {
    var parts: [Subpath] = []
    applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: parts.append(Subpath(start: points[0]))
      case .addLineToPoint: parts[parts.count - 1].steps.append([points[0]])
      case .addQuadCurveToPoint: parts[parts.count - 1].steps.append([points[0], points[1]])
      case .addCurveToPoint:
        parts[parts.count - 1].steps.append([points[0], points[1], points[2]])
      case .closeSubpath:
        let start = parts[parts.count - 1].start
        parts[parts.count - 1].isClosed = true
        // What follows without a move begins where the closed part did.
        parts.append(Subpath(start: start))
      }
    }
    return parts.filter { !$0.steps.isEmpty || $0.isClosed }
  }
}

/// One connected part of a path.
private struct Subpath {
  var start: CGPoint
  /// The points of each step, its end last.
  var steps: [[CGPoint]] = []
  var isClosed = false

  func addReversed(to path: CGMutablePath) {
    var end = start
    var backwards: [[CGPoint]] = []
    for step in steps {
      backwards.append(step.dropLast().reversed() + [end])
      end = step.last ?? end
    }
    path.move(to: end)
    for step in backwards.reversed() {
      switch step.count {
      case 1: path.addLine(to: step[0])
      case 2: path.addQuadCurve(to: step[1], control: step[0])
      default: path.addCurve(to: step[2], control1: step[0], control2: step[1])
      }
    }
    if isClosed { path.closeSubpath() }
  }
}
