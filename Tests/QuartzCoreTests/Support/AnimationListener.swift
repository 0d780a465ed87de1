// SPDX-License-Identifier: MIT
import Foundation
import QuartzCore

/// Writes down what an animation's delegate hears.
final class AnimationListener: NSObject, CAAnimationDelegate {
  private(set) var events: [String] = []

  func animationDidStart(_ anim: CAAnimation) { events.append("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append(flag ? "finished" : "interrupted")
  }
}
