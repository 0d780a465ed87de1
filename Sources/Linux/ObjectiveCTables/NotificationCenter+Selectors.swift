// SPDX-License-Identifier: MIT
public import Foundation
import Synchronization

/// Who observes what by selector; observers are held weakly.
private final class SelectorObservation: @unchecked Sendable {
  // SAFETY: all but the weak reference, which is atomic, is set once, before the object is shared.
  weak var observer: AnyObject?
  let center: NotificationCenter
  let name: NSNotification.Name?
  let object: ObjectIdentifier?
  var token: (any NSObjectProtocol)?

  static let all = Mutex<[SelectorObservation]>([])

  init(
    observer: AnyObject, center: NotificationCenter, name: NSNotification.Name?,
    object: ObjectIdentifier?
  ) {
    self.observer = observer
    self.center = center
    self.name = name
    self.object = object
  }

  /// Ends those observations that the condition picks, and those whose observer is gone.
  static func end(where isPicked: @Sendable (SelectorObservation) -> Bool) {
    let ended = all.withLock { all in
      let ended = all.filter { $0.observer == nil || isPicked($0) }
      if !ended.isEmpty { all.removeAll { $0.observer == nil || isPicked($0) } }
      return ended
    }
    for observation in ended {
      guard let token = observation.token else { continue }
      observation.center.removeObserver(token as Any)
    }
  }
}

extension NotificationCenter {
  /// Sends a selector to the observer for each notification that is posted.
  ///
  /// Counterpart: `NotificationCenter.addObserver(_:selector:name:object:)`. The observer is held weakly, and
  /// need not be removed.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    SelectorObservation.end { _ in false }
    let observation = SelectorObservation(
      observer: observer as AnyObject, center: self, name: name,
      object: object.map { ObjectIdentifier($0 as AnyObject) })
    observation.token = addObserver(forName: name, object: object, queue: nil) {
      [weak observation] notification in
      guard let target = observation?.observer else { return }
      _ = SelectorTable.perform(selector, on: target, notification)
    }
    SelectorObservation.all.withLock { $0.append(observation) }
  }

  /// Ends all that the observer, or the token that an observation gave, observes here.
  ///
  /// Counterpart: `NotificationCenter.removeObserver(_:)`.
  public func removeObserver(_ observer: AnyObject) {
    let identity = ObjectIdentifier(observer)
    let center = ObjectIdentifier(self)
    SelectorObservation.end {
      $0.observer.map { ObjectIdentifier($0) } == identity && ObjectIdentifier($0.center) == center
    }
    removeObserver(observer as Any)
  }

  /// Ends what the observer observes here of that name and object; nil stands for any.
  ///
  /// Counterpart: `NotificationCenter.removeObserver(_:name:object:)`.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    let identity = ObjectIdentifier(observer)
    let center = ObjectIdentifier(self)
    let sender = object.map { ObjectIdentifier($0 as AnyObject) }
    SelectorObservation.end {
      $0.observer.map { ObjectIdentifier($0) } == identity && ObjectIdentifier($0.center) == center
        && (name == nil || $0.name == name) && (sender == nil || $0.object == sender)
    }
    removeObserver(observer as Any, name: name, object: object)
  }
}
