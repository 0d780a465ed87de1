// SPDX-License-Identifier: MIT
import ObjectiveCTables

/// One registration in a control: a method of a target, or an action, and the events that call it.
@MainActor
struct ControlEventHandler {
  enum Kind {
    /// A method of an object that is held weakly.
    case method(WeakTarget, Selector)
    /// A method of whoever answers it in the responder chain.
    case chained(Selector)
    /// An action, held strongly.
    case action(UIAction)
  }

  /// A weak reference; empty once the target is gone.
  struct WeakTarget {
    weak var object: AnyObject?
  }

  let kind: Kind
  var events: UIControl.Event

  /// Whether the target is gone, so that nothing can be called any more.
  var isDead: Bool {
    if case .method(let target, _) = kind { return target.object == nil }
    return false
  }

  /// The selector, unless it is an action.
  var selector: Selector? {
    switch kind {
    case .method(_, let selector), .chained(let selector): selector
    case .action: nil
    }
  }

  /// The action's identifier, unless it is a method.
  var identifier: UIAction.Identifier? {
    if case .action(let action) = kind { return action.identifier }
    return nil
  }

  /// Whether it is a method of `target`; `nil` stands for the responder chain.
  func calls(_ target: AnyObject?) -> Bool {
    switch kind {
    case .method(let own, _): target != nil && own.object === target
    case .chained: target == nil
    case .action: false
    }
  }
}
