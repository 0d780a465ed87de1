// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// A shape of lines and curves that can be added to.
///
/// Counterpart: `CGMutablePath`. Adding a line or curve to a path without a point is a programming error.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  // SAFETY: nothing is shared by itself; whoever shares a path between threads shares a `copy()`, as on Apple.

  /// Makes a path without steps.
  public init() { super.init(segments: []) }

  package override init(segments: [PathSegment]) { super.init(segments: segments) }

  /// Begins a subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    segments.append(.move(point.applying(transform)))
  }

  /// Adds a straight line to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform, "addLine(to:)")
  }

  /// Adds a curve of one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.quad(control: control, end: end), transform, "addQuadCurve(to:control:)")
  }

  /// Adds a curve of two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(
      .cubic(control1: control1, control2: control2, end: end), transform,
      "addCurve(to:control1:control2:)")
  }

  /// Adds a line back to where the subpath began, and ends it; nothing in an empty path.
  public func closeSubpath() {
    guard let last = segments.last, last != .close else { return }
    segments.append(.close)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathSegment.rectangle(rect), transform)
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a closed ellipse that fills `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathSegment.ellipse(in: rect), transform)
  }

  /// Adds a closed rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - cornerWidth: At most half the rectangle's width; more is a programming error.
  ///   - cornerHeight: At most half the rectangle's height; more is a programming error.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      PathSegment.roundedRectangle(
        rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform)
  }

  /// Adds a part of a circle, after a line to its first point where a subpath is open.
  ///
  /// - Parameters:
  ///   - startAngle: Radians from the x axis towards the y axis.
  ///   - clockwise: Whether angles fall on the way; in a space whose y axis points down that looks anticlockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = PathSegment.arcDelta(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds a part of a circle that turns by `delta`, after a line to its first point where a subpath is open.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let first = PathSegment.point(center, radius, startAngle).applying(transform)
    segments.append(segments.isEmpty ? .move(first) : .line(first))
    append(
      PathSegment.arc(center: center, radius: radius, start: startAngle, delta: delta), transform)
  }

  /// Adds an arc that touches the line to `tangent1End` and the one from there to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    require(!segments.isEmpty, "CGMutablePath: addArc(tangent1End:…) needs a current point")
    let from = currentPoint.applying(transform.inverted())
    guard let arc = TangentArc(from: from, corner: tangent1End, to: tangent2End, radius: radius)
    else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    addLine(
      to: PathSegment.point(arc.center, radius, arc.startAngle), transform: transform)
    append(
      PathSegment.arc(
        center: arc.center, radius: radius, start: arc.startAngle, delta: arc.delta), transform)
  }

  /// Adds all steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.segments, transform)
  }
}

extension CGMutablePath {
  private func append(
    _ segment: PathSegment, _ transform: CGAffineTransform, _ member: StaticString
  ) {
    require(!segments.isEmpty, "CGMutablePath: \(member) needs a current point")
    if segments.last == .close { segments.append(.move(currentPoint)) }
    segments.append(segment.applying(transform))
  }

  private func append(_ added: [PathSegment], _ transform: CGAffineTransform) {
    guard !added.isEmpty else { return }
    segments += transform.isIdentity ? added : added.map { $0.applying(transform) }
  }
}
