// SPDX-License-Identifier: MIT
public import Foundation
internal import QuartzCore

extension UIView {
  /// How `animateKeyframes` behaves.
  ///
  /// Counterpart: `UIView.KeyframeAnimationOptions`.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// The options whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays the changed views out within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the views while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins at what is seen now. Every animation does.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Goes back as it came; with `repeat`.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration within another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes none of the options of the animation around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from value to value; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from value to value.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)

    var mode: CAAnimationCalculationMode {
      contains(.calculationModeDiscrete) ? .discrete : .linear
    }
  }

  /// Animates what `addKeyframe` blocks within `animations` change, each in its share of `duration`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let recorder = KeyframeRecorder(mode: options.mode)
    animate(
      duration: duration, delay: delay,
      options: AnimationOptions(rawValue: options.rawValue & 0x3FF),
      timing: .keyframes(recorder), animations: animations, completion: completion)
  }

  /// A key frame of the `animateKeyframes` whose block runs now; outside of one, `animations` runs as it is.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, as a share of the duration from 0 to 1.
  ///   - frameDuration: How long it lasts, as a share of the duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let animation = ViewAnimation.current, case .keyframes(let recorder) = animation.timing
    else { return animations() }
    let start = min(max(frameStartTime, 0), 1)
    recorder.run(.init(start: start, end: min(start + max(frameDuration, 0), 1)), animations)
  }
}
