// SPDX-License-Identifier: MIT
import CoreGraphics

/// An animation that a layer has: the copy that callers see, and what a frame evaluates.
final class ActiveAnimation {
  /// nil for one that was added without a key.
  let key: String?
  let source: CAAnimation
  let effect: AnimationEffect
  let curve: UnitBezier?
  let invalidated: LayerFlags
  /// The discrete pictures, when the animation is nothing else.
  let pictures: Keyframes?
  /// The discrete frames, when the animation is nothing else.
  private let steps: Keyframes?
  /// Whether it changes all the time while it is active, unless it goes by steps.
  private let flows: Bool
  var timing: MediaTiming
  /// Whether it waits for its first frame to know when it begins.
  var isWaitingForBegin: Bool
  var hasStarted = false
  var hasEnded = false
  /// What waits for its end; nil when nothing does.
  var group: TransactionGroup?

  init(key: String?, source: CAAnimation, layer: CALayer, group: TransactionGroup?) {
    self.key = key
    self.source = source
    self.group = group
    effect = source.compile(for: layer)
    curve = source.timingFunction.flatMap { $0.curve.isLinear ? nil : $0.curve }
    invalidated = effect.invalidated
    timing = source.timing
    isWaitingForBegin = source.timing.beginTime == 0
    if case .property(let property) = effect, curve == nil {
      pictures = property.discreteContents
      steps = property.discreteFrames
    } else {
      pictures = nil
      steps = nil
    }
    if case .nothing = effect { flows = false } else { flows = true }
  }

  /// The discrete step at a local time; a boundary counts as passed.
  func step(of pictures: Keyframes, atLocal time: CFTimeInterval) -> Int? {
    guard let sample = timing.sample(atParent: time) else { return nil }
    let nudge =
      timing.duration > 0 ? MediaTiming.tolerance / timing.duration : 0
    return pictures.step(at: sample.progress + (sample.isReversed ? -nudge : nudge))
  }

  /// The step, while the animation is under way; nil before and after.
  func activeStep(of pictures: Keyframes, atLocal time: CFTimeInterval) -> Int? {
    timing.phase(atParent: time) == .active ? step(of: pictures, atLocal: time) : nil
  }

  /// When, after a local time, the animation next changes what is shown; nil for never again.
  func nextChange(afterLocal time: CFTimeInterval) -> CFTimeInterval? {
    switch timing.phase(atParent: time) {
    case .before: return timing.speed >= 0 ? timing.beginTime : time
    case .after: return nil
    case .active: break
    }
    if timing.speed == 0 { return nil }
    guard let steps else { return flows ? time : timing.endTime }
    return min(nextBoundary(steps, afterLocal: time), timing.endTime)
  }

  private func nextBoundary(_ frames: Keyframes, afterLocal time: CFTimeInterval) -> CFTimeInterval
  {
    guard timing.duration > 0, timing.speed > 0, !timing.autoreverses else { return time }
    if frames.times.count < 2, timing.repeatCount == 0 { return .infinity }
    let speed = Double(timing.speed)
    let active = (time - timing.beginTime) * speed + timing.timeOffset + MediaTiming.tolerance
    let iteration = (active / timing.duration).rounded(.down)
    let progress = active / timing.duration - iteration
    let next = frames.times.first { $0 > progress } ?? 1
    let boundary = (iteration + next) * timing.duration
    return (boundary - timing.timeOffset) / speed + timing.beginTime
  }
}
