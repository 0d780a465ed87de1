// SPDX-License-Identifier: MIT
import UIKit

/// Hides what a view draws, and takes none of its properties away from the caller.
///
/// A layer's animation changes what is shown, and not the layer: a standing one that says "hidden" leaves
/// `isHidden`, `alpha`, both masks, the frame and all else to whoever owns them, and whatever they set before or
/// meanwhile is there when it goes. It asks for no frame, and it outlasts the background. What removes all
/// animations from the layer, as a table does when it reuses a cell, removes it too: the button's layout, which is
/// asked for then, puts it back.
///
/// Two things follow from its being an animation: `CALayer.render(in:)`, which ignores those, draws what is hidden,
/// and the completion block of a `CATransaction` in which it is added waits for the load's end.
@MainActor
final class ContentMask: NSObject {
  private static let key = "Kurukuru.ContentMask"

  /// What is hidden; `nil` once it shows again.
  private weak var view: UIView?

  private init(_ view: UIView) { self.view = view }

  /// Hides or shows a view's drawing; its frame, its layout and its own properties stay as they are.
  static func setHidden(_ hides: Bool, _ view: UIView) {
    let animation = view.layer.animation(forKey: key)
    guard hides != (animation != nil) else { return }
    if hides {
      view.layer.add(ContentMask(view).makeAnimation(), forKey: key)
    } else {
      (animation?.delegate as? ContentMask)?.view = nil
      view.layer.removeAnimation(forKey: key)
    }
  }

  /// "Hidden" in one step that lasts: time does not pass in it.
  private func makeAnimation() -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: "hidden")
    animation.values = [true]
    animation.calculationMode = .discrete
    animation.duration = 1
    animation.speed = 0
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.delegate = self
    return animation
  }
}

extension ContentMask: CAAnimationDelegate {
  /// Somebody else took the animation away: the layout of the view's button decides whether it comes back.
  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard !flag else { return }
    // SAFETY: Core Animation calls its delegates on the main thread.
    MainActor.assumeIsolated { view?.superview?.setNeedsLayout() }
  }
}
