// SPDX-License-Identifier: MIT
internal import QuartzCore

extension UIView {
  /// Says before the move which window the view and all in it will be in.
  func announceMove(to window: UIWindow?) {
    owningController?.viewWillMove(to: window)
    willMove(toWindow: window)
    for child in children { child.announceMove(to: window) }
  }

  /// Takes over the new window, this view first, and says so.
  func settle(in window: UIWindow?) {
    if let old = containingWindow { old.forget(self) }
    containingWindow = window
    if let window {
      let scale = window.screen.scale
      if backingLayer.contentsScale != scale { contentScaleFactor = scale }
    }
    // Copied, since a callback may change the hierarchy.
    for child in Array(children) where child.parent === self { child.settle(in: window) }
    didMoveToWindow()
    owningController?.viewDidMove(to: window)
  }

  /// Takes over what the new superview hands down: traits, tint, safe area.
  func refreshInherited() {
    if window != nil {
      updateTraits()
      updateSafeArea()
    }
    if ownTint == nil || ownTintMode == .automatic { tintChanged() }
  }
}
