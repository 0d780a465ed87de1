// SPDX-License-Identifier: MIT
import UIKit

/// Hides what a view draws, and takes none of its properties away from the caller.
///
/// A layer's animation changes what is shown, and not the layer: a standing one that says "hidden" leaves
/// `isHidden`, `alpha`, both masks, the frame and all else to whoever owns them, and whatever they set before or
/// meanwhile is there when it goes. It asks for no frame, and it outlasts the background. What removes all
/// animations from the layer removes it too; the button's next layout puts it back.
@MainActor
enum ContentMask {
  private static let key = "Kurukuru.ContentMask"

  /// Hides or shows a view's drawing; its frame, its layout and its own properties stay as they are.
  static func setHidden(_ hides: Bool, _ view: UIView) {
    let isHidden = view.layer.animation(forKey: key) != nil
    guard hides != isHidden else { return }
    if hides {
      view.layer.add(makeAnimation(), forKey: key)
    } else {
      view.layer.removeAnimation(forKey: key)
    }
  }

  /// "Hidden" in one step that lasts: time does not pass in it.
  private static func makeAnimation() -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: "hidden")
    animation.values = [true]
    animation.calculationMode = .discrete
    animation.duration = 1
    animation.speed = 0
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
  }
}
