// SPDX-License-Identifier: MIT
import CoreGraphics

/// The stored form of `CAMediaTiming`, with the arithmetic.
struct MediaTiming: Equatable, Sendable {
  /// Where an object stands within its current iteration.
  struct Sample: Equatable, Sendable {
    /// Seconds from the start of the iteration, already turned round when it plays backwards.
    var time: CFTimeInterval
    /// `time` as a share of the duration, 0…1.
    var progress: Double
    /// How many iterations have been completed; what cumulative animations multiply by.
    var iteration: Double
    /// Whether this iteration plays backwards.
    var isReversed: Bool
  }

  /// The three stretches of an object's life.
  enum Phase: Equatable, Sendable { case before, active, after }

  /// Times closer than this count as equal, so that a frame asked for at a boundary is past it.
  static let tolerance: CFTimeInterval = 1e-7

  var beginTime: CFTimeInterval = 0
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var autoreverses = false
  // Flags rather than the mode, whose name would have to be retained each time that timing is copied.
  private var fillsForwards = false
  private var fillsBackwards = false

  init(duration: CFTimeInterval = 0) { self.duration = duration }

  /// What is shown outside the active duration.
  var fillMode: CAMediaTimingFillMode {
    get {
      switch (fillsBackwards, fillsForwards) {
      case (false, false): .removed
      case (false, true): .forwards
      case (true, false): .backwards
      case (true, true): .both
      }
    }
    set {
      fillsForwards = newValue.fillsForwards
      fillsBackwards = newValue.fillsBackwards
    }
  }

  /// Seconds of local time from beginning to end, repeats and reversals included; may be infinite.
  var activeDuration: CFTimeInterval {
    if repeatCount > 0 { return period * Double(repeatCount) }
    return repeatDuration > 0 ? repeatDuration : period
  }

  /// One iteration, there and, when it reverses, back.
  var period: CFTimeInterval { autoreverses ? duration * 2 : duration }

  /// The parent's time in local time.
  func localTime(ofParent time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// The local time in the parent's, or `nil` while local time stands still.
  func parentTime(ofLocal time: CFTimeInterval) -> CFTimeInterval? {
    speed == 0 ? nil : (time - timeOffset) / Double(speed) + beginTime
  }

  /// Seconds of local time since the beginning, before the offset wraps it.
  private func elapsed(atParent time: CFTimeInterval) -> CFTimeInterval {
    let elapsed = (time - beginTime) * Double(speed)
    // Backwards or standing time has to start from its offset, or it would never be active.
    return speed > 0 ? elapsed : elapsed + timeOffset
  }

  /// Whether the object has yet to begin, is active, or has ended.
  func phase(atParent time: CFTimeInterval) -> Phase {
    let elapsed = elapsed(atParent: time)
    if speed < 0 {
      if elapsed > activeDuration + Self.tolerance { return .before }
      return elapsed <= Self.tolerance ? .after : .active
    }
    if elapsed < -Self.tolerance { return .before }
    return speed != 0 && elapsed >= activeDuration - Self.tolerance ? .after : .active
  }

  /// The state to show at a parent's time, or `nil` when there is nothing to show.
  func sample(atParent time: CFTimeInterval) -> Sample? {
    switch phase(atParent: time) {
    case .before where !fillsBackwards: return nil
    case .after where !fillsForwards: return nil
    default: break
    }
    let active = activeDuration
    let clamped = min(max(elapsed(atParent: time), 0), active)
    return sample(atActive: speed > 0 ? clamped + timeOffset : clamped, wraps: timeOffset != 0)
  }

  private func sample(atActive active: CFTimeInterval, wraps: Bool) -> Sample {
    guard duration > 0, active.isFinite else {
      return Sample(time: 0, progress: active.isFinite ? 1 : 0, iteration: 0, isReversed: false)
    }
    var iteration = (active / period).rounded(.down)
    var time = active - iteration * period
    // The very end shows the last iteration's end, not the next one's start.
    if !wraps || speed <= 0, active >= activeDuration, time <= Self.tolerance, iteration > 0 {
      iteration -= 1
      time = period
    }
    let isReversed = autoreverses && time > duration
    if isReversed { time = period - time }
    return Sample(
      time: time, progress: time / duration, iteration: iteration, isReversed: isReversed)
  }

  /// The parent's time at which the object ends; infinite when it never does.
  var endTime: CFTimeInterval {
    if speed == 0 { return .infinity }
    let length = speed > 0 ? activeDuration : timeOffset
    return beginTime + length / Double(abs(speed))
  }
}
