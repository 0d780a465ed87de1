// SPDX-License-Identifier: MIT

extension UIResponder {
  /// The window at the end of the chain.
  final var owningWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }

  final func takeFirstResponder() -> Bool {
    guard let window = owningWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  final func yieldFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = owningWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }
}
