// SPDX-License-Identifier: MIT
internal import Foundation
internal import ObjectiveCTables

extension UIApplication {
  /// Takes over what a host tells; it is handled in the next frame.
  package final func inject(_ event: HostEvent) { frameDriver.enqueue(event) }

  /// Acts on one event, in the frame's first pass.
  final func handle(_ event: HostEvent) {
    switch event {
    case .touch(let touch): handle(touch)
    case .key(let key): (keyWindow ?? key.window).touchDispatcher.handle(key)
    case .resize(let window, let size):
      if let scene = window.owningScene { scene.resize(to: size) } else { window.frame.size = size }
    case .scale(_, let scale): UIScreen.main.update { $0.displayScale = scale }
    case .appearance(let style): UIScreen.main.update { $0.userInterfaceStyle = style }
    case .active(let window, let isActive): handleActivity(of: window, isActive)
    case .close(let window): handleClosing(of: window)
    }
  }

  private func handle(_ touch: HostEvent.Touch) {
    var touch = touch
    if let scene = touch.window.owningScene {
      let pointInScene = CGPoint(
        x: touch.point.x + touch.window.frame.minX, y: touch.point.y + touch.window.frame.minY)
      // A touch stays with the window in which it began.
      let window =
        scene.windows.first { $0.touchDispatcher.isTracking(touch.identifier) }
        ?? scene.window(at: pointInScene) ?? touch.window
      touch.window = window
      touch.point = CGPoint(
        x: pointInScene.x - window.frame.minX, y: pointInScene.y - window.frame.minY)
    }
    if touch.phase == .began {
      guard ignoredInteractions == 0 else { return }
      touch.window.focusController.noteTouch()
    }
    touch.window.touchDispatcher.handle(touch)
  }

  private func handleActivity(of window: UIWindow, _ isActive: Bool) {
    if isActive {
      activate()
      if let scene = window.owningScene { activate(scene) }
    } else {
      window.touchDispatcher.cancelAll()
      if let scene = window.owningScene { deactivate(scene) }
      if !scenes.contains(where: { $0.state == .foregroundActive }) { deactivate() }
    }
    UIScreen.main.update { $0.activeAppearance = isActive ? .active : .inactive }
  }

  private func handleClosing(of window: UIWindow) {
    if let scene = window.owningScene { disconnect(scene) } else { window.isHidden = true }
    if scenes.isEmpty { terminate() }
  }

  final func deliver(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent {
      for window in Set(presses.presses.compactMap(\.window)) { window.sendEvent(event) }
    } else {
      for window in Set(event.touchesOfEvent.compactMap(\.window)) { window.sendEvent(event) }
    }
  }

  final func route(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    if let target {
      return SelectorSending.send(action, to: target as AnyObject, sender, event)
    }
    let chain = [keyWindow?.firstResponder, sender as? UIResponder, keyWindow, self]
    for start in chain.compactMap(\.self) {
      if let receiver = start.target(forAction: action, withSender: sender) {
        return SelectorSending.send(action, to: receiver as AnyObject, sender, event)
      }
    }
    return false
  }
}
