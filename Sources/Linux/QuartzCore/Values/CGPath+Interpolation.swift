// SPDX-License-Identifier: MIT
import CoreGraphics

extension CGPath {
  /// The path at `progress` on the way to `end`, or `nil` when the steps do not correspond.
  func interpolated(to end: CGPath, _ progress: Double) -> CGPath? {
    guard segments.count == end.segments.count else { return nil }
    var mixed: [PathSegment] = []
    mixed.reserveCapacity(segments.count)
    for (a, b) in zip(segments, end.segments) {
      guard let segment = a.interpolated(to: b, progress) else { return nil }
      mixed.append(segment)
    }
    return CGPath(segments: mixed)
  }
}

extension PathSegment {
  fileprivate func interpolated(to end: PathSegment, _ t: Double) -> PathSegment? {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    switch (self, end) {
    case (.move(let a), .move(let b)): return .move(mix(a, b))
    case (.line(let a), .line(let b)): return .line(mix(a, b))
    case (.quad(let c, let a), .quad(let d, let b)):
      return .quad(control: mix(c, d), end: mix(a, b))
    case (.cubic(let c1, let c2, let a), .cubic(let d1, let d2, let b)):
      return .cubic(control1: mix(c1, d1), control2: mix(c2, d2), end: mix(a, b))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
