// SPDX-License-Identifier: MIT
import CoreGraphics

/// What an animation does to a layer's values, in a form that a frame evaluates without boxing.
enum AnimationEffect {
  /// An animation inside a group, timed by it.
  struct Member {
    var timing: MediaTiming
    var curve: UnitBezier?
    var effect: AnimationEffect
  }

  case nothing
  case property(PropertyEffect)
  indirect case group([Member])

  /// Applies the effect at a point of the animation's duration.
  func apply(
    _ sample: MediaTiming.Sample, curve: UnitBezier?, to values: inout LayerValues,
    _ sublayerTransform: inout CATransform3D?
  ) {
    switch self {
    case .nothing: break
    case .property(let effect): effect.apply(sample, curve: curve, to: &values, &sublayerTransform)
    case .group(let members):
      let time = (curve?.value(at: sample.progress)).map { $0 * groupTime(sample) } ?? sample.time
      for member in members {
        guard let inner = member.timing.sample(atParent: time) else { continue }
        member.effect.apply(inner, curve: member.curve, to: &values, &sublayerTransform)
      }
    }
  }

  private func groupTime(_ sample: MediaTiming.Sample) -> CFTimeInterval {
    sample.progress > 0 ? sample.time / sample.progress : 0
  }

  /// The parts of the layer's render node that the effect makes out of date.
  var invalidated: LayerFlags {
    switch self {
    case .nothing: []
    case .property(let effect): effect.invalidated
    case .group(let members): members.reduce(into: []) { $0.formUnion($1.effect.invalidated) }
    }
  }

  /// Whether a superlayer has to look at its sublayers' order.
  var changesOrder: Bool {
    switch self {
    case .nothing: false
    case .property(let effect): effect.target.property == .zPosition
    case .group(let members): members.contains { $0.effect.changesOrder }
    }
  }
}

extension PropertyEffect {
  fileprivate var invalidated: LayerFlags {
    var flags = target.property.invalidated
    if case .keyframes(let frames) = interpolation, frames.rotates { flags.insert(.placement) }
    return flags
  }
}
