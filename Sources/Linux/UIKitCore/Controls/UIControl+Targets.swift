// SPDX-License-Identifier: MIT
internal import CoreGraphics
public import ObjectiveCTables

extension UIControl {
  /// The objects that are told of something; `NSNull` stands for the responder chain.
  ///
  /// Differs from Apple: an object that is not hashable is present as its `ObjectIdentifier`.
  public var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for handler in handlers {
      switch handler.kind {
      case .method(let target, _):
        guard let object = target.object else { continue }
        targets.insert((object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object)))
      case .chained: targets.insert(NSNull())
      case .action: continue
      }
    }
    return targets
  }

  /// The events of which anyone is told.
  public var allControlEvents: UIControl.Event {
    handlers.reduce(into: []) { if !$1.isDead { $0.formUnion($1.events) } }
  }

  /// Goes through what was added, in that order.
  ///
  /// - Parameter iterator: Receives an action or a target (`nil` for the responder chain) with its method, the
  ///   events, and a flag that ends the enumeration when set to `true`.
  public func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?,
      _ controlEvents: UIControl.Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop {
      switch handler.kind {
      case .method(let target, let selector):
        guard let object = target.object else { continue }
        iterator(nil, (object, selector), handler.events, &stop)
      case .chained(let selector): iterator(nil, (nil, selector), handler.events, &stop)
      case .action(let action): iterator(action, nil, handler.events, &stop)
      }
    }
  }

  func register(target: Any?, action: Selector, for events: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    handlers.removeAll { $0.isDead }
    let index = handlers.firstIndex { $0.calls(object) && $0.selector == action }
    if let index {
      handlers[index].events.formUnion(events)
    } else if let object {
      let kind = ControlEventHandler.Kind.method(.init(object: object), action)
      handlers.append(ControlEventHandler(kind: kind, events: events))
    } else {
      handlers.append(ControlEventHandler(kind: .chained(action), events: events))
    }
  }

  func register(_ action: UIAction, for events: UIControl.Event) {
    if let index = handlers.firstIndex(where: { $0.identifier == action.identifier }) {
      let all = handlers[index].events.union(events)
      handlers[index] = ControlEventHandler(kind: .action(action), events: all)
    } else {
      handlers.append(ControlEventHandler(kind: .action(action), events: events))
    }
  }

  func unregister(target: Any?, action: Selector?, for events: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    subtract(events) { handler in
      guard let selector = handler.selector else { return false }
      return (object == nil || handler.calls(object)) && (action == nil || action == selector)
    }
  }

  func unregister(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    subtract(events) { $0.identifier == identifier }
  }

  func registeredActions(of target: Any?, for event: UIControl.Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.filter { $0.calls(object) && !$0.events.isDisjoint(with: event) }
      .compactMap { $0.selector?.description }
    return names.isEmpty ? nil : names
  }

  /// Tells whoever is registered for one of `events`, each once, in the order of registration.
  ///
  /// Goes over a copy: what a handler adds waits for the next event, and what it removes is not told.
  func dispatch(_ events: UIControl.Event, with event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      guard isStillRegistered(handler, for: events) else { continue }
      switch handler.kind {
      case .method(let target, let selector):
        if let object = target.object { sendAction(selector, to: object, for: event) }
      case .chained(let selector): sendAction(selector, to: nil, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  private func isStillRegistered(_ handler: ControlEventHandler, for events: UIControl.Event)
    -> Bool
  {
    handlers.contains { other in
      guard !other.events.isDisjoint(with: events) else { return false }
      switch (handler.kind, other.kind) {
      case (.method(let target, let selector), _):
        return other.selector == selector && other.calls(target.object)
      case (.chained(let selector), .chained(let other)): return selector == other
      case (.action(let action), .action(let other)): return action === other
      default: return false
      }
    }
  }

  private func subtract(_ events: UIControl.Event, where matches: (ControlEventHandler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.isDead || $0.events.isEmpty }
  }
}
