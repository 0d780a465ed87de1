// SPDX-License-Identifier: MIT
public import Foundation
public import ObjectiveCTables

/// A registration that lasts until it is handed back, or its object goes.
///
/// Counterpart: `UITraitChangeRegistration`.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// What calls back when traits change: windows, views and view controllers.
///
/// Counterpart: `UITraitChangeObservable`.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// The storage that every observable has.
@MainActor
protocol TraitChangeSource: UITraitChangeObservable, UITraitEnvironment {
  var traitObservers: [TraitObserver] { get set }
}

/// One registration: which traits, and what to call.
final class TraitObserver: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let action: @MainActor (AnyObject, UITraitCollection) -> Void

  init(traits: [UITrait], action: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.action = action
  }
}

extension UITraitChangeObservable {
  /// Calls `handler` with this object and its previous traits after one of `traits` has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
    }
    (self as? any TraitChangeSource)?.traitObservers.append(observer)
    return observer
  }

  /// Sends `action` to `target`, held weakly, after one of `traits` has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let receiver: AnyObject? = target as AnyObject
    let observer = TraitObserver(traits: traits) { object, previous in
      guard let receiver else { return }
      SelectorSending.send(action, to: receiver, object, previous)
    }
    (self as? any TraitChangeSource)?.traitObservers.append(observer)
    return observer
  }

  /// Sends `action` to this object after one of `traits` has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration; one that is not this object's is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitChangeSource)?.traitObservers.removeAll { $0 === registration }
  }
}

extension TraitChangeSource {
  /// Calls those whose traits differ from `previous`.
  func notifyTraitObservers(previous: UITraitCollection) {
    guard !traitObservers.isEmpty else { return }
    let traits = traitCollection
    for observer in traitObservers where traits.changed(observer.traits, from: previous) {
      observer.action(self, previous)
    }
  }
}
