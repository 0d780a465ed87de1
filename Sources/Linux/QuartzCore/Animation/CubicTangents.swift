// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

/// The tangents at both ends of one stretch of a Kochanek–Bartels spline.
struct CubicTangents {
  private let leaving: AnimatableValue
  private let arriving: AnimatableValue

  /// One for each stretch between neighbours.
  static func make(_ animation: CAKeyframeAnimation, _ values: [AnimatableValue]) -> [Self] {
    guard values.count > 1 else { return [] }
    func setting(_ list: [NSNumber]?, _ index: Int) -> Double {
      list.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil } ?? 0
    }
    /// The tangent at a value; `side` is 1 where the curve leaves and −1 where it arrives.
    func tangent(_ index: Int, side: Double) -> AnimatableValue {
      let tension = 1 - setting(animation.tensionValues, index)
      let continuity = setting(animation.continuityValues, index) * side
      let bias = setting(animation.biasValues, index)
      let value = values[index]
      let before = value.adding(values[max(index - 1, 0)], times: -1)
      let after = values[min(index + 1, values.count - 1)].adding(value, times: -1)
      return value.neutral
        .adding(before, times: tension * (1 + continuity) * (1 + bias) / 2)
        .adding(after, times: tension * (1 - continuity) * (1 - bias) / 2)
    }
    return (0..<values.count - 1).map {
      CubicTangents(leaving: tangent($0, side: 1), arriving: tangent($0 + 1, side: -1))
    }
  }

  /// The value on the stretch, by Hermite's polynomials.
  func value(
    from start: AnimatableValue, to end: AnimatableValue, at t: Double
  ) -> AnimatableValue {
    switch start {
    case .number, .point, .size, .rect: break
    // Colours would leave their range and transforms shear: they go straight.
    default: return start.interpolated(to: end, progress: t)
    }
    let (t2, t3) = (t * t, t * t * t)
    return start.neutral
      .adding(start, times: 2 * t3 - 3 * t2 + 1)
      .adding(leaving, times: t3 - 2 * t2 + t)
      .adding(end, times: 3 * t2 - 2 * t3)
      .adding(arriving, times: t3 - t2)
  }
}
