// SPDX-License-Identifier: MIT
import CoreGraphics

/// A property animation with everything looked up: what a frame evaluates.
struct PropertyEffect {
  /// Where values come from.
  enum Interpolation {
    case basic(BasicValues)
    case spring(BasicValues, SpringCurve)
    case keyframes(Keyframes)
  }

  var target: LayerKeyPath
  var interpolation: Interpolation
  var isAdditive: Bool
  var isCumulative: Bool
  var valueFunction: CAValueFunction?

  /// Applies the state of the animation to the values.
  func apply(
    _ sample: MediaTiming.Sample, curve: UnitBezier?, to values: inout LayerValues,
    _ extras: inout CATransform3D?
  ) {
    let whole =
      target.property == .sublayerTransform
      ? .transform(extras ?? CATransform3DIdentity) : values.value(of: target.property)
    let underlying = target.extract(from: whole)
    let progress = progress(of: sample, curve: curve)
    let value = value(at: progress, sample: sample, over: underlying)
    guard let value = converted(value) else { return }
    let result = target.insert(isAdditive ? underlying.adding(value) : value, into: whole)
    if target.property == .sublayerTransform {
      if case .transform(let transform) = result { extras = transform }
    } else {
      values.set(target.property, to: result)
    }
    if case .keyframes(let frames) = interpolation, let angle = frames.rotation(at: progress) {
      values.transform = CATransform3DRotate(values.transform, angle, 0, 0, 1)
    }
  }

  private func progress(of sample: MediaTiming.Sample, curve: UnitBezier?) -> Double {
    if case .spring(_, let spring) = interpolation { return spring.value(at: sample.time) }
    return curve?.value(at: sample.progress) ?? sample.progress
  }

  private func value(
    at progress: Double, sample: MediaTiming.Sample, over underlying: AnimatableValue
  ) -> AnimatableValue {
    func raw(_ progress: Double) -> AnimatableValue {
      switch interpolation {
      case .basic(let ends), .spring(let ends, _):
        isAdditive
          ? ends.additiveValue(at: progress) : ends.value(at: progress, over: underlying)
      case .keyframes(let frames): frames.value(at: progress)
      }
    }
    let value = raw(progress)
    guard isCumulative, sample.iteration > 0 else { return value }
    return value.adding(raw(1), times: sample.iteration)
  }

  private func converted(_ value: AnimatableValue) -> AnimatableValue? {
    guard let valueFunction else {
      if value.isNone { return target.property.acceptsNone ? value : nil }
      return value
    }
    return value.number.map { .transform(valueFunction.transform($0)) }
  }

  /// The discrete frames, when the animation does nothing but change the contents in steps.
  var discreteContents: Keyframes? {
    target.property == .contents && !isAdditive && !isCumulative ? discreteFrames : nil
  }

  /// The frames, when values jump rather than flow.
  var discreteFrames: Keyframes? {
    guard case .keyframes(let frames) = interpolation, frames.mode == .discrete else { return nil }
    return frames
  }
}

extension LayerProperty {
  /// Whether "nothing" is one of the property's values.
  fileprivate var acceptsNone: Bool {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .shadowPath, .contents: true
    default: false
    }
  }
}
