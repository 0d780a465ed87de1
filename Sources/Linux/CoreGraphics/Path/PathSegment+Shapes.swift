// SPDX-License-Identifier: MIT
internal import Diagnostics
package import Foundation

extension PathSegment {
  /// How far along the tangent a control point lies for a quarter of a unit circle.
  private static let quarterCircle: CGFloat = 0.5522847498307936

  /// A closed rectangle from its least corner, first along x.
  package static func rectangle(_ rect: CGRect) -> [PathSegment] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// A closed ellipse from the middle of the right side, first towards larger y.
  package static func ellipse(in rect: CGRect) -> [PathSegment] {
    let t = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    let quarters = (0..<4).map { quarter(turned: $0).applying(t) }
    return [.move(CGPoint(x: 1, y: 0).applying(t))] + quarters + [.close]
  }

  /// A quarter of the unit circle from `index` right angles on.
  private static func quarter(turned index: Int) -> PathSegment {
    let turns: [CGAffineTransform] = [
      .identity, CGAffineTransform(0, 1, -1, 0, 0, 0), CGAffineTransform(-1, 0, 0, -1, 0, 0),
      CGAffineTransform(0, -1, 1, 0, 0, 0),
    ]
    return PathSegment.cubic(
      control1: CGPoint(x: 1, y: quarterCircle), control2: CGPoint(x: quarterCircle, y: 1),
      end: CGPoint(x: 0, y: 1)
    ).applying(turns[index])
  }

  /// A closed rectangle whose corners are quarters of ellipses, from the middle of the right side towards larger y.
  package static func roundedRectangle(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) -> [PathSegment] {
    let rect = rect.standardized
    require(
      cornerWidth >= 0 && 2 * cornerWidth <= rect.width + 1e-6,
      "CGPath: a rounded rectangle's cornerWidth \(cornerWidth) must be within 0 and half the width"
    )
    require(
      cornerHeight >= 0 && 2 * cornerHeight <= rect.height + 1e-6,
      "CGPath: a rounded rectangle's cornerHeight \(cornerHeight) must be within 0 and half the height"
    )
    guard cornerWidth > 0, cornerHeight > 0 else { return rectangle(rect) }
    let left = rect.minX + cornerWidth
    let right = rect.maxX - cornerWidth
    let low = rect.minY + cornerHeight
    let high = rect.maxY - cornerHeight
    func corner(_ index: Int, _ x: CGFloat, _ y: CGFloat) -> PathSegment {
      quarter(turned: index).applying(
        CGAffineTransform(a: cornerWidth, b: 0, c: 0, d: cornerHeight, tx: x, ty: y))
    }
    return [
      .move(CGPoint(x: rect.maxX, y: rect.midY)),
      .line(CGPoint(x: rect.maxX, y: high)), corner(0, right, high),
      .line(CGPoint(x: left, y: rect.maxY)), corner(1, left, high),
      .line(CGPoint(x: rect.minX, y: low)), corner(2, left, low),
      .line(CGPoint(x: right, y: rect.minY)), corner(3, right, low),
      .close,
    ]
  }

  /// The curves of a part of a circle, which begin at its first point.
  ///
  /// - Parameters:
  ///   - start: Radians from the x axis towards the y axis.
  ///   - delta: Radians; negative goes the other way.
  package static func arc(
    center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat
  ) -> [PathSegment] {
    guard delta != 0, delta.isFinite else { return [] }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    return (0..<count).map { index in
      let from = start + CGFloat(index) * step
      let to = from + step
      let first = point(center, radius, from)
      let last = point(center, radius, to)
      return .cubic(
        control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
        control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)),
        end: last)
    }
  }

  /// The point of a circle at an angle.
  package static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// How far an arc turns from `start` to `end`: never more than once around, and all around when the ends
  /// are at least one turn apart in its direction.
  package static func arcDelta(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let delta = clockwise ? start - end : end - start
    guard delta.isFinite else { return 0 }
    var size = delta
    if abs(delta) >= turn - 1e-9 {
      size = turn
    } else if delta < 0 {
      size = delta + turn
    }
    return clockwise ? -size : size
  }
}
