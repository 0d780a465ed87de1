// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

/// A path to move along: each line or curve is a segment between two keyframes.
struct MotionTrack {
  private var segments: [(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint)] = []

  /// `nil` for a path without a point.
  init?(_ path: CGPath) {
    var current: CGPoint?
    var start = CGPoint.zero
    for segment in path.segments {
      switch segment {
      case .move(let point):
        // A gap is jumped over in no time of its own: its two ends become one corner.
        if current == nil || segments.isEmpty { start = point }
        current = point
      case .line(let end): addLine(&current, end)
      case .quad(let control, let end):
        guard let from = current else { break }
        let first = Self.mix(from, control, 2 / 3)
        append(&current, first, Self.mix(end, control, 2 / 3), end)
      case .cubic(let control1, let control2, let end): append(&current, control1, control2, end)
      case .close: addLine(&current, start)
      }
    }
    guard current != nil else { return nil }
    if segments.isEmpty { segments = [(start, start, start, start)] }
  }

  private mutating func addLine(_ current: inout CGPoint?, _ end: CGPoint) {
    guard let from = current, from != end else { return }
    append(&current, Self.mix(from, end, 1 / 3), Self.mix(from, end, 2 / 3), end)
  }

  private mutating func append(
    _ current: inout CGPoint?, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint
  ) {
    guard let from = current else { return }
    segments.append((from, control1, control2, end))
    current = end
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// The points that keyframes stand for.
  var corners: [CGPoint] { [segments[0].start] + segments.map(\.end) }

  /// The length of each segment.
  var lengths: [Double] {
    segments.indices.map { index in
      let steps = 32
      var previous = segments[index].start
      return (1...steps).reduce(0.0) { sum, step in
        let next = point(segment: index, at: Double(step) / Double(steps))
        defer { previous = next }
        return sum + hypot(next.x - previous.x, next.y - previous.y).native
      }
    }
  }

  func point(segment: Int, at t: Double) -> CGPoint {
    let (a, b, c, d) = segments[segment]
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a.x * w0 + b.x * w1 + c.x * w2 + d.x * w3, y: a.y * w0 + b.y * w1 + c.y * w2 + d.y * w3)
  }

  /// The direction of movement, in radians from the x axis.
  func angle(segment: Int, at t: Double) -> Double {
    let step = 1e-3
    let from = point(segment: segment, at: max(t - step, 0))
    let to = point(segment: segment, at: min(t + step, 1))
    return atan2((to.y - from.y).native, (to.x - from.x).native)
  }
}
