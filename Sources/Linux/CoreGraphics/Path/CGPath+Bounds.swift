// SPDX-License-Identifier: MIT
public import Foundation

extension CGPath {
  /// The smallest rectangle around all points, control points too; null for an empty path.
  public var boundingBox: CGRect { CGRect(enclosing: segments.lazy.flatMap(\.points)) }

  /// The smallest rectangle around the drawn lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    for segment in segments {
      switch segment {
      case .move(let end):
        start = end
        points.append(end)
      case .line(let end): points.append(end)
      case .quad(let control, let end):
        let times =
          Self.quadExtremes(current.x, control.x, end.x)
          + Self.quadExtremes(current.y, control.y, end.y)
        points.append(end)
        points += times.map { Self.quadPoint(current, control, end, $0) }
      case .cubic(let control1, let control2, let end):
        let times =
          Self.cubicExtremes(current.x, control1.x, control2.x, end.x)
          + Self.cubicExtremes(current.y, control1.y, control2.y, end.y)
        points.append(end)
        points += times.map { Self.cubicPoint(current, control1, control2, end, $0) }
      case .close: break
      }
      current = segment.points.last ?? start
    }
    return CGRect(enclosing: points)
  }

  static func quadPoint(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ t: CGFloat) -> CGPoint {
    let s = 1 - t
    return CGPoint(
      x: s * s * p.x + 2 * s * t * q.x + t * t * r.x,
      y: s * s * p.y + 2 * s * t * q.y + t * t * r.y)
  }

  static func cubicPoint(
    _ p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ e: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let s = 1 - t
    let (k0, k1, k2, k3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: k0 * p.x + k1 * q.x + k2 * r.x + k3 * e.x, y: k0 * p.y + k1 * q.y + k2 * r.y + k3 * e.y)
  }

  private static func quadExtremes(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat) -> [CGFloat] {
    let divisor = p - 2 * q + r
    guard divisor != 0 else { return [] }
    return [(p - q) / divisor].filter { $0 > 0 && $0 < 1 }
  }

  private static func cubicExtremes(
    _ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ e: CGFloat
  ) -> [CGFloat] {
    let a = -p + 3 * q - 3 * r + e
    let b = 2 * (p - 2 * q + r)
    let c = q - p
    if abs(a) * 3 < 1e-12 {
      return b == 0 ? [] : [-c / b].filter { $0 > 0 && $0 < 1 }
    }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
  }
}
