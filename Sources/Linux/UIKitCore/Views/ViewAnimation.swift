// SPDX-License-Identifier: MIT
internal import Foundation
internal import QuartzCore

/// One `UIView.animate`: its times and curve while the block runs, its completion until the last animation ends.
///
/// It is the delegate of the animations that it adds, and lives as long as they do.
@MainActor
final class ViewAnimation: NSObject, CAAnimationDelegate {
  /// How the way from one value to the next is gone.
  enum Timing {
    /// By a curve.
    case curve(UIView.AnimationCurve)
    /// By a spring of mass 1.
    case spring(ViewSpring)
    /// By key frames, whose times are shares of the duration.
    case keyframes(KeyframeRecorder)
  }

  /// The animations whose blocks run now, the innermost last; a disabled one hides those around it.
  static var stack: [ViewAnimation?] = []
  /// The innermost animation whose block runs now.
  static var current: ViewAnimation? { stack.last ?? nil }
  /// Whether a `performWithoutAnimation` runs now, with no animation within it.
  static var isSuppressed: Bool { stack.last.map { $0 == nil } ?? false }
  /// Whether `UIView.animate` animates at all.
  static var areEnabled = true

  let duration: TimeInterval
  let delay: TimeInterval
  let options: UIView.AnimationOptions
  let timing: Timing
  private var completion: ((Bool) -> Void)?
  private var pending = 0
  private var isBlockOver = false
  private var hasFinished = true
  private var changedViews: [UIView] = []
  /// Those of `changedViews`, which keeps them alive.
  private var changedIdentifiers: Set<ObjectIdentifier> = []

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, timing: Timing,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.timing = timing
    self.completion = completion
    super.init()
  }

  /// Runs the block that changes the views, and ends at once where it changed nothing.
  func run(_ animations: () -> Void) {
    Self.stack.append(self)
    animations()
    if options.contains(.layoutSubviews) { for view in changedViews { view.layoutIfNeeded() } }
    Self.stack.removeLast()
    if case .keyframes(let recorder) = timing {
      recorder.close(.init(start: 0, end: 1))
      for (view, key, animation) in recorder.makeAnimations(duration: duration) {
        prepare(animation, of: view)
        view.backingLayer.add(animation, forKey: key)
      }
    }
    isBlockOver = true
    endIfDone()
  }

  /// The animation that takes `view` from what is seen of `key` to its new value.
  func action(for view: UIView, forKey key: String) -> (any CAAction)? {
    let layer = view.backingLayer
    guard
      let from = (layer.presentation() ?? layer).value(forKeyPath: key)
        ?? layer.value(forKeyPath: key)
    else { return nil }
    let animation: CABasicAnimation
    switch timing {
    case .curve(let curve):
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = curve.timingFunction
    case .spring(let spring):
      animation = spring.makeAnimation(keyPath: key)
    case .keyframes(let recorder):
      recorder.record(view, property: key, from: from)
      return nil
    }
    animation.fromValue = from
    animation.duration = duration
    prepare(animation, of: view)
    return animation
  }

  /// Gives an animation what all of this block's have in common, and counts it.
  private func prepare(_ animation: CAAnimation, of view: UIView) {
    if delay > 0 {
      animation.beginTime = view.backingLayer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
    animation.fillMode = .backwards
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    animation.delegate = self
    pending += 1
    guard changedIdentifiers.insert(ObjectIdentifier(view)).inserted else { return }
    changedViews.append(view)
    if !options.contains(.allowUserInteraction) { view.uninterruptedAnimations += 1 }
  }

  nonisolated func animationDidStart(_ anim: CAAnimation) {}

  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    // A window that is let go of on another thread ends its animations there.
    MainThread.run { self.oneStopped(finished: flag) }
  }

  private func oneStopped(finished: Bool) {
    pending -= 1
    hasFinished = hasFinished && finished
    endIfDone()
  }

  private func endIfDone() {
    guard isBlockOver, pending <= 0 else { return }
    if !options.contains(.allowUserInteraction) {
      for view in changedViews { view.uninterruptedAnimations -= 1 }
    }
    changedViews = []
    changedIdentifiers = []
    let completion = self.completion
    self.completion = nil
    completion?(hasFinished)
  }
}

extension UIView.AnimationCurve {
  var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}
