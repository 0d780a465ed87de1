// SPDX-License-Identifier: MIT
public import Foundation

/// Hears when an animation starts and ends.
///
/// Counterpart: `CAAnimationDelegate`.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation began; called in the first frame that shows it.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation reached its end, or was taken away before (`flag` is then false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
