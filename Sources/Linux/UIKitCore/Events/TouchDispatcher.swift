// SPDX-License-Identifier: MIT
internal import Foundation

/// Turns a window's input into touches and presses, and delivers them to responders.
@MainActor
final class TouchDispatcher {
  /// How far apart, in points, and how long, in seconds, taps may be to count as one series.
  private static let tapSlop: CGFloat = 45
  private static let tapInterval: TimeInterval = 0.35

  private unowned let window: UIWindow
  private var touches: [Int: UITouch] = [:]
  private var presses: [UIKeyboardHIDUsage: UIPress] = [:]
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?
  private let touchesEvent = UIEvent()

  init(window: UIWindow) { self.window = window }

  /// Whether that finger or button is down.
  func isTracking(_ identifier: Int) -> Bool { touches[identifier] != nil }

  // MARK: Touches

  /// Takes over one finger's change, and sends it as an event through the application.
  func handle(_ input: HostEvent.Touch) {
    let touch: UITouch
    switch input.phase {
    case .began:
      // A second "down" without an "up" between is a lost event: the old touch is over.
      if let lost = touches[input.identifier] { finish(lost, as: .cancelled, input) }
      guard let new = begin(input) else { return }
      touch = new
    case .moved, .stationary, .ended, .cancelled:
      guard let known = touches[input.identifier] else { return }
      touch = known
      touch.previousPoint = touch.point
      touch.point = input.point
      touch.touchPhase = input.phase
      touch.time = input.timestamp
    case .regionEntered, .regionMoved, .regionExited:
      return
    }
    send(input)
    guard touch.phase == .ended || touch.phase == .cancelled else { return }
    if touch.phase == .ended { lastTap = (touch.point, touch.time, touch.taps) }
    touches[input.identifier] = nil
    touchesEvent.touchesOfEvent = Array(touches.values)
  }

  private func begin(_ input: HostEvent.Touch) -> UITouch? {
    let touch = UITouch()
    touch.touchedWindow = window
    touch.point = input.point
    touch.previousPoint = input.point
    touch.time = input.timestamp
    touch.touchType = input.type
    if let lastTap, input.timestamp - lastTap.time < Self.tapInterval,
      abs(lastTap.point.x - input.point.x) < Self.tapSlop,
      abs(lastTap.point.y - input.point.y) < Self.tapSlop
    {
      touch.taps = lastTap.count + 1
    }
    touchesEvent.time = input.timestamp
    guard let view = window.hitTest(input.point, with: touchesEvent), mayBegin(in: view) else {
      return nil
    }
    touch.touchedView = view
    touches[input.identifier] = touch
    return touch
  }

  /// Whether exclusive touches and single-touch views let one more finger in.
  private func mayBegin(in view: UIView) -> Bool {
    let others = touches.values.compactMap(\.touchedView)
    if others.contains(where: { $0 !== view && ($0.isExclusiveTouch || view.isExclusiveTouch) }) {
      return false
    }
    return view.isMultipleTouchEnabled || !others.contains { $0 === view }
  }

  private func finish(_ touch: UITouch, as phase: UITouch.Phase, _ input: HostEvent.Touch) {
    touch.touchPhase = phase
    touch.time = input.timestamp
    send(input)
    touches[input.identifier] = nil
  }

  private func send(_ input: HostEvent.Touch) {
    touchesEvent.time = input.timestamp
    touchesEvent.modifiers = input.modifiers
    touchesEvent.buttons = .primary
    touchesEvent.touchesOfEvent = Array(touches.values)
    for (identifier, touch) in touches where identifier != input.identifier {
      touch.touchPhase = .stationary
    }
    UIApplication.shared.sendEvent(touchesEvent)
  }

  /// Calls the touch methods of the views, a view's touches of one phase together.
  func deliver(_ event: UIEvent) {
    var groups: [(view: UIView, phase: UITouch.Phase, touches: Set<UITouch>)] = []
    for touch in event.touchesOfEvent where touch.phase != .stationary {
      guard let view = touch.touchedView, touch.window === window else { continue }
      if let index = groups.firstIndex(where: { $0.view === view && $0.phase == touch.phase }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((view, touch.phase, [touch]))
      }
    }
    for group in groups {
      switch group.phase {
      case .began: group.view.touchesBegan(group.touches, with: event)
      case .moved: group.view.touchesMoved(group.touches, with: event)
      case .ended: group.view.touchesEnded(group.touches, with: event)
      case .cancelled: group.view.touchesCancelled(group.touches, with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }

  /// Takes the touches of a view that leaves the window away from it.
  func cancelTouches(in view: UIView) {
    let lost = touches.filter { $0.value.touchedView === view }
    guard !lost.isEmpty else { return }
    for (identifier, touch) in lost {
      touches[identifier] = nil
      touch.touchPhase = .cancelled
    }
    touchesEvent.touchesOfEvent = Array(touches.values) + Array(lost.values)
    view.touchesCancelled(Set(lost.values), with: touchesEvent)
    touchesEvent.touchesOfEvent = Array(touches.values)
  }

  /// Takes all touches and presses away, as when the window closes or goes to the back.
  func cancelAll() {
    for view in Set(touches.values.compactMap(\.touchedView)) { cancelTouches(in: view) }
    cancelPresses()
  }

  /// Takes all presses away, as when another window takes the keyboard.
  func cancelPresses() {
    guard !presses.isEmpty else { return }
    let event = UIPressesEvent()
    event.presses = Array(presses.values)
    let lost = presses.values
    presses = [:]
    for press in lost {
      press.pressPhase = .cancelled
      (press.target ?? window).pressesCancelled([press], with: event)
    }
  }

  // MARK: Presses

  /// Takes over a key's change, and sends it as an event through the application.
  func handle(_ input: HostEvent.Key) {
    let press: UIPress
    if let known = presses[input.code] {
      press = known
      press.pressPhase = input.isDown ? .stationary : .ended
      // The keyboard's own repetition is not a new press.
      if input.isDown { return }
    } else {
      guard input.isDown else { return }
      press = UIPress(
        key: UIKey(
          keyCode: input.code, characters: input.characters,
          charactersIgnoringModifiers: input.characters, modifierFlags: input.modifiers))
      press.pressedWindow = window
      press.target =
        window.firstResponder ?? window.focusController.focusedView
        ?? window.rootController?.topPresented ?? window
      presses[input.code] = press
    }
    press.time = input.timestamp
    let event = UIPressesEvent()
    event.time = input.timestamp
    event.modifiers = input.modifiers
    event.presses = Array(presses.values)
    if !input.isDown { presses[input.code] = nil }
    UIApplication.shared.sendEvent(event)
  }

  /// Calls the press methods of the responder that had the keyboard when the key went down.
  func deliver(_ event: UIPressesEvent) {
    for press in event.presses where press.window === window {
      let target = press.target ?? window
      switch press.phase {
      case .began:
        press.pressPhase = .began
        target.pressesBegan([press], with: event)
        press.pressPhase = .stationary
      case .ended: target.pressesEnded([press], with: event)
      case .cancelled: target.pressesCancelled([press], with: event)
      case .changed, .stationary: break
      }
    }
  }
}
