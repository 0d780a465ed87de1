// SPDX-License-Identifier: MIT
internal import Foundation
internal import QuartzCore

extension UIWindow {
  func setUpWindow() {
    containingWindow = self
    backingLayer.isHidden = true
    layerTree.onNeedsFrame = {
      MainThread.run { UIApplication.shared.frameDriver.setNeedsFrame() }
    }
  }

  /// The traits of what the window is in.
  var sceneTraits: UITraitCollection {
    owningScene?.traitCollection ?? screen.traitCollection
  }

  func setScene(_ scene: UIWindowScene?) {
    guard scene !== owningScene else { return }
    if let old = owningScene { old.remove(self) }
    owningScene = scene
    scene?.add(self)
    if let scene, bounds.size == .zero { frame = scene.contentBounds }
    updateTraits()
    updateSafeArea()
    contentScaleFactor = screen.scale
    if !isHidden { visibilityChanged() }
  }

  /// Opens or closes what the desktop shows of the window.
  func visibilityChanged() {
    let isVisible = !isHidden
    if isVisible {
      updateTraits()
      updateSafeArea()
      rootController?.windowShown()
      UIApplication.shared.show(self)
    } else {
      rootController?.windowHidden()
      UIApplication.shared.hide(self)
    }
    NotificationCenter.default.post(
      name: isVisible ? Self.didBecomeVisibleNotification : Self.didBecomeHiddenNotification,
      object: self)
  }

  func takeKey() {
    guard canBecomeKey else { return }
    UIApplication.shared.makeKey(self)
  }

  /// Lets go of all that concerns a view that leaves the window.
  func forget(_ view: UIView) {
    guard view !== self else { return }
    if let responder = firstResponder, responder === view || responder === view.owningController {
      firstResponder = nil
    }
    focusController.leave(view)
    touchDispatcher.cancelTouches(in: view)
  }

  func setRootController(_ controller: UIViewController?) {
    guard controller !== rootController else { return }
    let old = rootController
    rootController = controller
    old?.leaveWindow()
    guard let controller else { return }
    controller.hostingWindow = self
    if !isHidden { controller.windowShown() }
    setNeedsLayout()
  }

  func fitRootView() {
    guard let view = rootController?.viewIfLoaded, view.superview === self else { return }
    if view.frame != bounds { view.frame = bounds }
  }

  func deliver(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent {
      touchDispatcher.deliver(presses)
    } else {
      touchDispatcher.deliver(event)
    }
  }
}

extension UIWindow {
  /// Whether constraints or layout have been asked for since the last round.
  var needsAnotherLayoutRound: Bool { backingLayer.owesLayout || needsConstraintsPass }

  /// Runs `action` after the next layout, as soon as the views have their places.
  func performAfterLayout(_ action: @escaping () -> Void) {
    afterLayout.append(action)
    UIApplication.shared.frameDriver.setNeedsFrame()
  }

  /// Runs what waited for a layout.
  func runAfterLayout() {
    while !afterLayout.isEmpty {
      let actions = afterLayout
      afterLayout = []
      for action in actions { action() }
    }
  }
}
