// SPDX-License-Identifier: MIT
public import Foundation
internal import QuartzCore

extension UIView.AnimationOptions {
  /// No transition; the change jumps.
  public static let transitionNone: UIView.AnimationOptions = []
  /// The old look fades out over the new one.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// Transitions between two views hide the old one instead of taking it out.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)

  var isCrossDissolve: Bool { (rawValue >> 20) & 7 == 5 }
}

extension UIView {
  /// Changes `view` by a transition, as `transitionCrossDissolve`.
  ///
  /// Differs from Apple: flips and page curls are absent; where the old look was clear, the new one shows at
  /// once.
  ///
  /// - Parameter completion: Called with whether the transition ran to its end.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard options.isCrossDissolve, ViewAnimation.areEnabled, duration > 0, view.window != nil,
      let picture = view.backingLayer.modelNode()
    else {
      if let animations { performWithoutAnimation(animations) }
      completion?(true)
      return
    }
    let cover = TransitionCover(picture: picture, frame: view.bounds)
    performWithoutAnimation {
      animations?()
      view.layoutIfNeeded()
      // Beside the subviews, so that the caller never meets it.
      view.backingLayer.addSublayer(cover.backingLayer)
    }
    cover.containingWindow = view.window
    animate(
      duration: duration, delay: 0, options: options.union(.allowUserInteraction),
      timing: .curve(options.curve), animations: { cover.alpha = 0 },
      completion: { finished in
        cover.backingLayer.removeFromSuperlayer()
        completion?(finished)
      })
  }

  /// Takes one view out and puts another in its place, by a transition.
  ///
  /// With `showHideTransitionViews` both stay in their superview, and are hidden and shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      completion?(false)
      return
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
