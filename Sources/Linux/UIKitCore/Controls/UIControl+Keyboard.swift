// SPDX-License-Identifier: MIT

/// Space and Return on the control that has the focus.
extension UIControl: KeyOperated {
  /// Looks pressed because a key went down; nothing is told yet.
  package func keyPressBegan() {
    guard isEnabled, isUserInteractionEnabled, !isTracking, !isKeyHeld else { return }
    isKeyHeld = true
    isHighlighted = true
  }

  /// Does what a tap does because the key came up, if it went down on this control.
  package func keyPressEnded() {
    guard isKeyHeld else { return }
    isKeyHeld = false
    dispatch(tapEvents.union(.primaryActionTriggered), with: nil)
    isHighlighted = false
  }

  /// Stops looking pressed without a tap, as when the focus moves on while the key is down.
  package func keyPressCancelled() {
    guard isKeyHeld else { return }
    isKeyHeld = false
    isHighlighted = false
  }
}
