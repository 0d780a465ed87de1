// SPDX-License-Identifier: MIT
public import Foundation

extension CGContext {
  /// Forgets the current path.
  public func beginPath() { currentPath = CGMutablePath() }

  /// Begins a subpath.
  public func move(to point: CGPoint) { currentPath.move(to: point, transform: state.ctm) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: state.ctm) }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.ctm)
  }

  /// Adds a curve of two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end, control1: control1, control2: control2, transform: state.ctm)
  }

  /// Adds a curve of one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: state.ctm)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.ctm) }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: state.ctm) }

  /// Adds a closed ellipse that fills `rect`.
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect, transform: state.ctm)
  }

  /// Adds a part of a circle; see `CGMutablePath`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.ctm)
  }

  /// Adds an arc that touches two lines; see `CGMutablePath`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.ctm)
  }

  /// Adds all steps of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: state.ctm) }

  /// Adds a line back to where the subpath began.
  public func closePath() { currentPath.closeSubpath() }

  /// The current path in user space; nil when it is empty.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : currentPath.applying(state.ctm.inverted())
  }

  /// Whether there is no current path.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// Where the path ends, in user space; the origin when it is empty.
  public var currentPointOfPath: CGPoint {
    currentPath.isEmpty ? .zero : currentPath.currentPoint.applying(state.ctm.inverted())
  }

  /// The rectangle around the path and its control points, in user space; null when it is empty.
  public var boundingBoxOfPath: CGRect {
    currentPath.boundingBox.applying(state.ctm.inverted())
  }

  /// Whether painting the path would touch a point of user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = currentPath.applying(state.ctm.inverted())
    let isFilled =
      switch mode {
      case .fill, .fillStroke: path.contains(point, using: .winding)
      case .eoFill, .eoFillStroke: path.contains(point, using: .evenOdd)
      case .stroke: false
      }
    if isFilled || mode == .fill || mode == .eoFill { return isFilled }
    return strokeOutline(of: path).contains(point)
  }

  /// Makes the current path the outline of its own stroke.
  public func replacePathWithStrokedPath() {
    let outline = strokeOutline(of: currentPath.applying(state.ctm.inverted()))
    currentPath = CGMutablePath(segments: outline.applying(state.ctm).segments)
  }

  private func strokeOutline(of path: CGPath) -> CGPath {
    let dashed =
      state.dashLengths.isEmpty
      ? path : path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
    return dashed.copy(
      strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
      miterLimit: state.miterLimit)
  }
}
