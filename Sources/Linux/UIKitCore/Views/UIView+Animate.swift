// SPDX-License-Identifier: MIT
public import Foundation
internal import QuartzCore

extension UIView {
  // MARK: Curves

  /// Animates what `animations` changes, in `duration` seconds.
  ///
  /// - Parameter completion: Called with whether all animations ran to their end; at once, where nothing
  ///   that can be animated has changed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: delay, options: options, timing: .curve(options.curve),
      animations: animations, completion: completion)
  }

  /// Animates what `animations` changes, in `duration` seconds, slow at both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: 0, options: [], timing: .curve(.easeInOut),
      animations: animations, completion: completion)
  }

  /// Animates what `animations` changes, in `duration` seconds, slow at both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  // MARK: Springs

  /// Animates what `animations` changes as a spring that rests after `duration` seconds.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing; less swings more.
  ///   - velocity: At the beginning, in ways per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = ViewSpring(
      dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
    animate(
      duration: duration, delay: delay, options: options, timing: .spring(spring),
      animations: animations, completion: completion)
  }

  /// Animates what `animations` changes as a spring whose swing seems to take `duration` seconds.
  ///
  /// - Parameter bounce: 0 does not swing; up to 1 swings more; below 0 creeps.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = ViewSpring(
      perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    animate(
      duration: spring.makeAnimation(keyPath: "position").settlingDuration, delay: delay,
      options: options,
      timing: .spring(spring), animations: animations, completion: completion)
  }

  // MARK: Without

  /// Runs `actionsWithoutAnimation` with nothing animated, even within an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.stack.append(nil)
    defer { ViewAnimation.stack.removeLast() }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    actionsWithoutAnimation()
    CATransaction.commit()
  }

  /// Whether `animate` animates; changes jump and completions run at once where not.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }

  /// Whether `animate` animates.
  public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

  /// The duration of the animation whose block runs now; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  // MARK: Common part

  static func animate(
    duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
    timing: ViewAnimation.Timing, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    var duration = duration
    var options = options
    var timing = timing
    if let outer = ViewAnimation.current {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve), case .curve = timing,
        case .curve = outer.timing
      {
        timing = outer.timing
      }
      if !options.contains(.overrideInheritedOptions) {
        options.formUnion(
          outer.options.intersection([.allowUserInteraction, .repeat, .autoreverse]))
      }
    }
    guard ViewAnimation.areEnabled, !ViewAnimation.isSuppressed, duration > 0 || delay > 0 else {
      performWithoutAnimation(animations)
      completion?(true)
      return
    }
    ViewAnimation(
      duration: max(duration, 0.001), delay: delay, options: options, timing: timing,
      completion: completion
    ).run(animations)
  }

  /// The properties of a view's layer that an animation block animates.
  private static let animatableKeys: Set<String> = [
    "position", "bounds", "transform", "sublayerTransform", "opacity", "backgroundColor",
    "cornerRadius", "borderWidth", "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset",
    "shadowColor", "zPosition", "anchorPoint", "contentsRect",
  ]

  /// The animation of `event` within a block; outside, none, since a view's layer never animates by itself.
  func animationAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === backingLayer else { return nil }
    guard
      let animation = ViewAnimation.current, let window, !window.isHidden,
      Self.animatableKeys.contains(event),
      let action = animation.action(for: self, forKey: event)
    else { return NSNull() }
    return action
  }
}
