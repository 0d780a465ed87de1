// SPDX-License-Identifier: MIT
internal import QuartzCore

extension UIView {
  /// Says before the move which window the view and all in it will be in.
  func announceMove(to window: UIWindow?) {
    owningController?.viewWillMove(to: window)
    willMove(toWindow: window)
    for child in children { child.announceMove(to: window) }
  }

  /// Takes over the new window, here and in the subviews; nobody is told yet.
  func attach(to window: UIWindow?) {
    if let old = containingWindow { old.forget(self) }
    containingWindow = window
    if let scale = window?.screen.scale, contentScaleFactor != scale { contentScaleFactor = scale }
    for child in children { child.attach(to: window) }
  }

  /// Says that the view is in the window, to the subviews first.
  func announceArrival(in window: UIWindow?) {
    // Copied, since a callback may change the hierarchy.
    for child in Array(children) where child.parent === self { child.announceArrival(in: window) }
    guard containingWindow === window else { return }
    didMoveToWindow()
    owningController?.viewDidMove(to: window)
  }

  /// Takes over what the new superview hands down: traits, tint, safe area.
  func refreshInherited() {
    if window != nil {
      updateTraits(isArriving: true)
      updateSafeArea()
    }
    if ownTint == nil || ownTintMode == .automatic { tintChanged() }
  }
}
