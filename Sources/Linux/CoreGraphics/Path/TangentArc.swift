// SPDX-License-Identifier: MIT
import Foundation

/// The circle that touches both sides of a corner.
struct TangentArc {
  let center: CGPoint
  let startAngle: CGFloat
  let delta: CGFloat

  /// Nil when the three points lie on a line, or the radius is not positive.
  init?(from: CGPoint, corner: CGPoint, to: CGPoint, radius: CGFloat) {
    let first = CGVector(dx: from.x - corner.x, dy: from.y - corner.y)
    let second = CGVector(dx: to.x - corner.x, dy: to.y - corner.y)
    let firstLength = hypot(first.dx, first.dy)
    let secondLength = hypot(second.dx, second.dy)
    guard firstLength > 0, secondLength > 0, radius > 0 else { return nil }
    let u = CGVector(dx: first.dx / firstLength, dy: first.dy / firstLength)
    let v = CGVector(dx: second.dx / secondLength, dy: second.dy / secondLength)
    let cross = u.dx * v.dy - u.dy * v.dx
    guard abs(cross) > 1e-9 else { return nil }
    let angle = acos(min(max(u.dx * v.dx + u.dy * v.dy, -1), 1))
    let reach = radius / tan(angle / 2)
    let side: CGFloat = cross > 0 ? 1 : -1
    let start = CGPoint(x: corner.x + u.dx * reach, y: corner.y + u.dy * reach)
    center = CGPoint(x: start.x - u.dy * radius * side, y: start.y + u.dx * radius * side)
    startAngle = atan2(start.y - center.y, start.x - center.x)
    delta = -side * (.pi - angle)
  }
}
