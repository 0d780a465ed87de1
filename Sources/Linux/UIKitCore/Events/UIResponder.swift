// SPDX-License-Identifier: MIT
public import Foundation
public import ObjectiveCTables

/// What events are delivered to: views, view controllers, windows and the application, each handing on what it
/// does not handle to `next`.
///
/// Counterpart: `UIResponder`.
///
/// Differs from Apple: undo managers, key commands, input views, editing menus and user activities are absent.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder without a successor.
  public override init() { super.init() }

  // MARK: Chain

  /// Who gets the events that this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether it may become the target of the keyboard; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may give the keyboard up; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Whether the keyboard goes to it.
  open var isFirstResponder: Bool { owningWindow?.firstResponder === self }

  /// Asks for the keyboard; `false` where it is refused, or where there is no window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Gives the keyboard up; `false` where it is refused.
  @discardableResult
  open func resignFirstResponder() -> Bool { yieldFirstResponder() }

  // MARK: Touches

  /// Fingers, or the pointer's button, went down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// They moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// They went up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Something took them away: the window closed, or the view left it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Keys went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Keys changed how far they are pressed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Keys went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Something took them away, as another window coming to the front.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Actions

  /// Whether it answers `action` now; by default, whether it has a method of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    SelectorTable.responds(to: action, self)
  }

  /// The first on the chain that can perform `action`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Interface Builder

  /// Called when a storyboard has set up the object and connected its outlets.
  ///
  /// Differs from Apple: declared here, where subclasses can override it, not on `NSObject`.
  open func awakeFromNib() {}

  /// Called instead of a launch when a design tool draws the object.
  ///
  /// Differs from Apple: declared here, where subclasses can override it, not on `NSObject`.
  open func prepareForInterfaceBuilder() {}
}
