// SPDX-License-Identifier: MIT
public import Foundation

extension CGPath {
  /// The path cut into dashes.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern the first dash begins.
  ///   - lengths: Dash, gap, dash, gap, …; all zero or none leaves the path whole.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, pattern.allSatisfy({ $0 >= 0 }), phase.isFinite else {
      return applying(transform)
    }
    let dashed = CGMutablePath()
    for polyline in flattened() {
      var index = 0
      var rest = phase.truncatingRemainder(dividingBy: period)
      if rest < 0 { rest += period }
      while rest >= pattern[index] {
        rest -= pattern[index]
        index = (index + 1) % pattern.count
      }
      var left = pattern[index] - rest
      var isPenDown = false
      let corners = polyline.isClosed ? polyline.points + [polyline.points[0]] : polyline.points
      for (from, to) in zip(corners, corners.dropFirst()) {
        let length = hypot(to.x - from.x, to.y - from.y)
        var done: CGFloat = 0
        func point(_ at: CGFloat) -> CGPoint {
          CGPoint(
            x: from.x + (to.x - from.x) * at / length, y: from.y + (to.y - from.y) * at / length)
        }
        while done < length {
          let step = min(left, length - done)
          if index % 2 == 0 {
            if !isPenDown { dashed.move(to: point(done)) }
            isPenDown = true
            dashed.addLine(to: point(done + step))
          }
          done += step
          left -= step
          if left <= 0 {
            isPenDown = false
            index = (index + 1) % pattern.count
            left = pattern[index]
          }
        }
      }
    }
    return dashed.applying(transform)
  }
}
