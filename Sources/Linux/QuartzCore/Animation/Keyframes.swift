// SPDX-License-Identifier: MIT
import CoreGraphics

/// A keyframe animation's values and times, converted and checked once.
final class Keyframes {
  let mode: CAAnimationCalculationMode
  /// At least one.
  let values: [AnimatableValue]
  /// `values` as pictures.
  let pictures: [CGImage?]
  /// Where `values` come, from 0; in discrete mode where each one starts.
  let times: [Double]
  private let curves: [UnitBezier]
  private let track: MotionTrack?
  private let splines: [CubicTangents]
  private let rotationMode: CAAnimationRotationMode?

  /// `nil` when there is neither a value nor a path.
  init?(_ animation: CAKeyframeAnimation) {
    let mode = animation.calculationMode
    if let path = animation.path {
      guard let track = MotionTrack(path) else { return nil }
      self.track = track
      values = track.corners.map { .point($0) }
    } else {
      track = nil
      values = (animation.values ?? []).map { AnimatableValue($0) }
    }
    guard !values.isEmpty else { return nil }
    pictures = values.map { if case .image(let image) = $0 { image } else { nil } }
    self.mode = mode
    rotationMode = animation.rotationMode
    curves = (animation.timingFunctions ?? []).map(\.curve)
    let isPaced = mode == .paced || mode == .cubicPaced
    let given = animation.keyTimes?.map(\.doubleValue)
    if isPaced {
      times = Self.pacedTimes(values, lengths: track?.lengths)
    } else {
      times = Self.times(given, count: values.count, isDiscrete: mode == .discrete)
    }
    splines =
      mode == .cubic || mode == .cubicPaced ? CubicTangents.make(animation, values) : []
  }

  private static func times(_ given: [Double]?, count: Int, isDiscrete: Bool) -> [Double] {
    let extra = isDiscrete ? 1 : 0
    if let given, given.count == count || given.count == count + extra,
      zip(given, given.dropFirst()).allSatisfy({ $0 <= $1 })
    {
      return Array(given.prefix(count))
    }
    let steps = Double(max(count - 1 + extra, 1))
    return (0..<count).map { Double($0) / steps }
  }

  private static func pacedTimes(_ values: [AnimatableValue], lengths: [Double]?) -> [Double] {
    let distances = lengths ?? zip(values, values.dropFirst()).map { $0.distance(to: $1) }
    let total = distances.reduce(0, +)
    guard total > 0 else { return times(nil, count: values.count, isDiscrete: false) }
    var sum = 0.0
    return [0]
      + distances.map { distance in
        sum += distance
        return sum / total
      }
  }

  /// Which value a discrete animation shows.
  func step(at progress: Double) -> Int {
    var low = 0
    var high = times.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if times[middle] <= progress { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The value at a share of the duration.
  func value(at progress: Double) -> AnimatableValue {
    let index = step(at: progress)
    if mode == .discrete || index + 1 >= values.count { return values[index] }
    let local = local(progress, index)
    if let track { return .point(track.point(segment: index, at: local)) }
    if !splines.isEmpty {
      return splines[index].value(from: values[index], to: values[index + 1], at: local)
    }
    return values[index].interpolated(to: values[index + 1], progress: local)
  }

  private func local(_ progress: Double, _ index: Int) -> Double {
    let (start, end) = (times[index], times[index + 1])
    let local = end > start ? min(max((progress - start) / (end - start), 0), 1) : 1
    return mode != .paced && mode != .cubicPaced && index < curves.count
      ? curves[index].value(at: local) : local
  }

  /// Whether the layer turns with the path.
  var rotates: Bool { track != nil && rotationMode != nil }

  /// The angle of the path at a share of the duration, when the layer turns with it.
  func rotation(at progress: Double) -> Double? {
    guard let track, let rotationMode, values.count > 1 else { return nil }
    let index = min(step(at: progress), values.count - 2)
    let angle = track.angle(segment: index, at: local(progress, index))
    return rotationMode == .rotateAutoReverse ? angle + .pi : angle
  }
}
