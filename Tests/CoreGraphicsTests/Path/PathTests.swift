// SPDX-License-Identifier: MIT
import CoreGraphics
import Testing

struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `an empty path has a null box and no point`() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.currentPoint == .zero)
  }

  @Test func `the current point after closing is the subpath's first`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `the box of the path leaves control points out`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 7.5))
  }

  @Test func `a rectangle knows that it is one`() {
    var rect = CGRect.zero
    #expect(CGPath(rect: square, transform: nil).isRect(&rect))
    #expect(rect == square)
    #expect(!CGPath(ellipseIn: square, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: square, transform: &turn).isRect(nil))
  }

  @Test func `an ellipse has the points of a circle`() {
    let path = CGPath(ellipseIn: square, transform: nil)
    #expect(path.contains(CGPoint(x: 5, y: 0.1)))
    #expect(path.contains(CGPoint(x: 8.5, y: 8.5)))
    #expect(!path.contains(CGPoint(x: 8.6, y: 8.6)))
  }

  @Test func `a rounded rectangle has no corners`() {
    let path = CGPath(roundedRect: square, cornerWidth: 3, cornerHeight: 3, transform: nil)
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.boundingBoxOfPath == square)
  }

  @Test func `a hole counts only by the even-odd rule`() {
    let path = CGMutablePath()
    path.addRect(square)
    path.addRect(square.insetBy(dx: 3, dy: 3))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  struct Arc: Sendable {
    var start: CGFloat
    var end: CGFloat
    var isClockwise: Bool
    var delta: CGFloat
  }

  static let arcs = [
    Arc(start: 0, end: 1.5 * .pi, isClockwise: false, delta: 1.5 * .pi),
    Arc(start: 0, end: 1.5 * .pi, isClockwise: true, delta: -0.5 * .pi),
    Arc(start: -0.5 * .pi, end: 1.5 * .pi, isClockwise: false, delta: 2 * .pi),
    Arc(start: 0, end: 4 * .pi, isClockwise: false, delta: 2 * .pi),
    Arc(start: 1, end: 1, isClockwise: false, delta: 0),
    Arc(start: 0, end: -2 * .pi, isClockwise: true, delta: -2 * .pi),
  ]

  @Test(arguments: arcs)
  func `an arc goes round in its direction, at most once`(_ expected: Arc) {
    let arc = CGMutablePath()
    arc.addArc(
      center: .zero, radius: 10, startAngle: expected.start, endAngle: expected.end,
      clockwise: expected.isClockwise)
    let relative = CGMutablePath()
    relative.addRelativeArc(
      center: .zero, radius: 10, startAngle: expected.start, delta: expected.delta)
    #expect(arc.segments.count == relative.segments.count)
    #expect(
      hypot(
        arc.currentPoint.x - relative.currentPoint.x, arc.currentPoint.y - relative.currentPoint.y)
        < 1e-6)
  }

  @Test func `an arc begins with a line from an open subpath`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.segments[1] == .line(CGPoint(x: 15, y: 0)))
  }

  @Test func `an arc between tangents rounds the corner`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.segments[1].points[0].x - 6) < 1e-9)
    #expect(hypot(path.currentPoint.x - 10, path.currentPoint.y - 4) < 1e-9)
    #expect(path.boundingBoxOfPath.maxX < 10 + 1e-9)
  }

  @Test func `a stroke's outline covers the line's width`() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 10, y: 5))
    let outline = line.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBoxOfPath == CGRect(x: 0, y: 3, width: 10, height: 4))
    let square = line.copy(
      strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(square.boundingBoxOfPath == CGRect(x: -2, y: 3, width: 14, height: 4))
  }

  @Test(arguments: [CGLineJoin.miter, .round, .bevel], [CGLineCap.butt, .round, .square])
  func `filling the outline draws what stroking draws`(join: CGLineJoin, cap: CGLineCap) throws {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 8, y: 8), CGPoint(x: 30, y: 12), CGPoint(x: 12, y: 30)])
    path.addCurve(
      to: CGPoint(x: 32, y: 32), control1: CGPoint(x: 20, y: 40), control2: CGPoint(x: 25, y: 20))
    let stroked = try picture(40) { context in
      context.setLineWidth(6)
      context.setLineJoin(join)
      context.setLineCap(cap)
      context.addPath(path)
      context.strokePath()
    }
    let filled = try picture(40) { context in
      context.addPath(
        path.copy(strokingWithWidth: 6, lineCap: cap, lineJoin: join, miterLimit: 10))
      context.fillPath()
    }
    var worst = 0
    for y in 0..<40 {
      for x in 0..<40 {
        worst = max(worst, abs(stroked.pixel(x, y).alpha - filled.pixel(x, y).alpha))
      }
    }
    #expect(worst < 40)
    #expect(abs(stroked.ink - filled.ink) < stroked.ink / 100)
  }

  @Test func `dashes are cut from the line`() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let dashed = line.copy(dashingWithPhase: 1, lengths: [3, 2])
    #expect(
      dashed.segments == [
        .move(.zero), .line(CGPoint(x: 2, y: 0)), .move(CGPoint(x: 4, y: 0)),
        .line(CGPoint(x: 7, y: 0)), .move(CGPoint(x: 9, y: 0)), .line(CGPoint(x: 10, y: 0)),
      ])
  }

  @Test func `each step is given with its points`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 2, y: 1))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var ends: [CGPoint] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type == .addQuadCurveToPoint { ends.append(element.pointee.points[1]) }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(ends == [CGPoint(x: 3, y: 3)])
  }

  @Test func `a copy does not follow its original`() throws {
    let path = CGMutablePath()
    path.addRect(square)
    let copy = try #require(path.copy())
    path.addRect(square)
    #expect(copy != path)
    #expect(copy == CGPath(rect: square, transform: nil))
  }

  @Test func `a line needs a point to begin at`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CGMutablePath().addLine(to: CGPoint(x: 1, y: 1))
    }
    #expect(try #require(result).message.contains("needs a current point"))
  }
}
