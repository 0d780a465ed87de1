// SPDX-License-Identifier: MIT
internal import Foundation
internal import QuartzCore

/// Which view of a window the keyboard acts on, the ring around it, and the keys that move it.
///
/// Tab and Shift-Tab go through the views that can be focused, in reading order; Space and Return act on the
/// one that has the focus. The ring shows from the first Tab until the next touch.
@MainActor
package final class FocusController {
  private unowned let window: UIWindow
  private let ring = FocusRing()
  /// The view on which Space and Return act.
  package private(set) weak var focusedView: UIView?
  /// Whether the ring is shown: the keyboard was used after the last touch.
  package private(set) var isRingVisible = false

  init(window: UIWindow) { self.window = window }

  // MARK: Keys

  /// Acts on a key that no responder took; `false` where it means nothing here.
  func handle(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    switch key.keyCode {
    case .keyboardTab where modifiers.isEmpty || modifiers == .shift:
      return press.phase == .began && move(forward: !modifiers.contains(.shift))
    case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter:
      return operate(press, isPlain: modifiers.isEmpty)
    default:
      return false
    }
  }

  /// Presses the focused control while the key is down.
  private func operate(_ press: UIPress, isPlain: Bool) -> Bool {
    guard let control = focusedView as? any KeyOperated else { return false }
    switch press.phase {
    case .began:
      guard isPlain, canFocus(control) else { return false }
      control.keyPressBegan()
    case .ended: control.keyPressEnded()
    case .cancelled: control.keyPressCancelled()
    case .changed, .stationary: return false
    }
    return true
  }

  /// Moves to the next view in reading order, round at the end; `false` where none can be focused.
  @discardableResult
  package func move(forward: Bool) -> Bool {
    let order = FocusOrder.views(in: window)
    guard !order.isEmpty else { return false }
    let index: Int
    if let focusedView, let current = order.firstIndex(where: { $0 === focusedView }) {
      index = (current + (forward ? 1 : order.count - 1)) % order.count
    } else {
      index = forward ? 0 : order.count - 1
    }
    focus(order[index], showingRing: true)
    return true
  }

  // MARK: Focus

  /// Gives `view` the focus; `nil` takes it from whoever has it.
  package func focus(_ view: UIView?, showingRing: Bool) {
    let previous = focusedView
    focusedView = view
    isRingVisible = showingRing && view != nil
    updateRing()
    guard previous !== view else { return }
    (previous as? any KeyOperated)?.keyPressCancelled()
    UIApplication.shared.frameDriver.setNeedsFrame()
  }

  /// Hides the ring, since the user took to the pointer; the focus stays.
  package func noteTouch() {
    isRingVisible = false
    updateRing()
  }

  /// Takes the focus from a view that can no longer have it, or from one within.
  func leave(_ view: UIView) {
    guard let focusedView, focusedView === view || focusedView.isInside(view) else { return }
    focus(nil, showingRing: false)
  }

  private func canFocus(_ view: UIView) -> Bool {
    view.window === window && FocusOrder.canFocus(view)
  }

  // MARK: Ring

  /// Puts the ring where the focused view is now; called after each layout.
  package func updateRing() {
    guard isRingVisible, let view = focusedView, view.window === window, FocusOrder.canReach(view)
    else { return ring.remove() }
    ring.show(around: view, in: window)
  }
}
