// SPDX-License-Identifier: MIT
import CoreGraphics

/// How a control follows one touch.
extension UIControl {
  /// How far around the control a touch still counts as inside, once it began inside.
  private static let outsideMargin: CGFloat = 70

  func trackBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      forgetTouch()
      return
    }
    isHighlighted = true
    dispatch(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func trackMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, with: event)
    guard continueTracking(touch, with: event) else {
      forgetTouch()
      isHighlighted = false
      return
    }
    isHighlighted = isTouchInside
    var events: UIControl.Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    dispatch(events, with: event)
  }

  func trackEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInside(touch, with: event)
    let events = isTouchInside ? tapEvents : .touchUpOutside
    endTracking(touch, with: event)
    forgetTouch()
    dispatch(events, with: event)
    // As on iOS the highlight ends after the targets were told: one that they set does not stay.
    isHighlighted = false
  }

  func trackCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    abandonTracking(with: event)
  }

  /// Ends whatever touch or key press is in progress without a tap.
  func abandonTracking(with event: UIEvent? = nil) {
    guard isTracking || isKeyHeld else { return }
    isKeyHeld = false
    let wasTracking = isTracking
    if wasTracking { cancelTracking(with: event) }
    forgetTouch()
    isHighlighted = false
    if wasTracking { dispatch(.touchCancel, with: event) }
  }

  private func forgetTouch() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
  }

  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let margin = Self.outsideMargin
    return bounds.insetBy(dx: -margin, dy: -margin).contains(location)
      || point(inside: location, with: event)
  }
}
