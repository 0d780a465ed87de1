// SPDX-License-Identifier: MIT
public import Foundation

/// A shape of lines and curves that does not change.
///
/// Counterpart: `CGPath`.
public class CGPath: @unchecked Sendable {
  // SAFETY: only `CGMutablePath` writes it; whoever shares a path between threads shares a `copy()`, as on Apple.
  /// The steps in order.
  package internal(set) var segments: [PathSegment]

  /// Makes a path of these steps.
  package init(segments: [PathSegment]) { self.segments = segments }

  /// Makes a closed rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(segments: PathSegment.rectangle(rect), transform: transform)
  }

  /// Makes a closed ellipse that fills `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(segments: PathSegment.ellipse(in: rect), transform: transform)
  }

  /// Makes a closed rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - cornerWidth: At most half the rectangle's width; more is a programming error.
  ///   - cornerHeight: At most half the rectangle's height; more is a programming error.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      segments: PathSegment.roundedRectangle(
        rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform: transform)
  }

  private convenience init(
    segments: [PathSegment], transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(segments: transform.map { t in segments.map { $0.applying(t.pointee) } } ?? segments)
  }

  /// Whether there is no step.
  public var isEmpty: Bool { segments.isEmpty }

  /// Where the next segment would begin; the origin for an empty path.
  public var currentPoint: CGPoint {
    switch segments.last {
    case nil: .zero
    case .close: lastSubpathStart ?? .zero
    case .some(let segment): segment.points.last ?? .zero
    }
  }

  /// A path of the same steps that no one changes.
  public func copy() -> CGPath? { CGPath(segments: segments) }

  /// A path of the same steps through a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(segments: segments, transform: transform)
  }

  /// A path of the same steps that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(segments: segments) }

  /// A path of the same steps through a transform, that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let transform = transform?.pointee ?? .identity
    return CGMutablePath(segments: segments.map { $0.applying(transform) })
  }

  /// Whether the path is one rectangle along the axes, which is then stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle else { return false }
    rect?.pointee = rectangle
    return true
  }
}

extension CGPath {
  /// The path through a transform.
  package func applying(_ t: CGAffineTransform) -> CGPath {
    t.isIdentity ? CGPath(segments: segments) : CGPath(segments: segments.map { $0.applying(t) })
  }

  /// Where the subpath of the last step began.
  var lastSubpathStart: CGPoint? {
    for segment in segments.reversed() {
      if case .move(let start) = segment { return start }
    }
    return nil
  }

  /// The rectangle that the path is, if it is one.
  private var rectangle: CGRect? {
    var corners: [CGPoint] = []
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0: corners.append(point)
      case .close where index == segments.count - 1: break
      default: return nil
      }
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (p, q, r, s) = (corners[0], corners[1], corners[2], corners[3])
    let startsAcross = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
    let startsDown = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
    return startsAcross || startsDown ? CGRect(enclosing: corners) : nil
  }
}

extension CGPath: Hashable {
  /// Whether both have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.segments == right.segments
  }

  /// Feeds the steps into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(segments) }
}

extension CGPath: CustomStringConvertible {
  /// One step a line.
  public var description: String {
    segments.map { segment in
      let points = segment.points.map { "(\($0.x), \($0.y))" }.joined(separator: " ")
      return "\(segment.elementType) \(points)"
    }.joined(separator: "\n")
  }
}
