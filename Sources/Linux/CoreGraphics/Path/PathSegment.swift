// SPDX-License-Identifier: MIT
package import Foundation

/// One step of a path.
package enum PathSegment: Hashable, Sendable {
  /// Begins a subpath.
  case move(CGPoint)
  /// A straight line.
  case line(CGPoint)
  /// A curve of one control point.
  case quad(control: CGPoint, end: CGPoint)
  /// A curve of two control points.
  case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// A line back to where the subpath began.
  case close

  /// The points in order: control points, then the end.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// The same step through a transform.
  package func applying(_ t: CGAffineTransform) -> PathSegment {
    switch self {
    case .move(let end): .move(end.applying(t))
    case .line(let end): .line(end.applying(t))
    case .quad(let control, let end): .quad(control: control.applying(t), end: end.applying(t))
    case .cubic(let control1, let control2, let end):
      .cubic(
        control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
    case .close: .close
    }
  }
}
