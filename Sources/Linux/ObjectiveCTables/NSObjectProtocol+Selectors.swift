// SPDX-License-Identifier: MIT
public import Foundation

// On the protocol rather than on the class, since a subclass may then declare its own member of the same name.

extension NSObjectProtocol where Self: AnyObject {
  /// Whether the object has a method of that name which the tables know.
  ///
  /// Counterpart: `NSObjectProtocol.responds(to:)`.
  public func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return SelectorTable.responds(to: selector, self)
  }

  /// Calls the method of that name.
  ///
  /// Counterpart: `NSObjectProtocol.perform(_:)`. Differs from Apple: what nothing answers is reported, not
  /// raised; a result that is no object comes boxed.
  @discardableResult
  public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
    perform(selector, with: nil, with: nil)
  }

  /// Calls the method of that name with one argument.
  ///
  /// Counterpart: `NSObjectProtocol.perform(_:with:)`.
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    perform(selector, with: object, with: nil)
  }

  /// Calls the method of that name with two arguments.
  ///
  /// Counterpart: `NSObjectProtocol.perform(_:with:with:)`.
  @discardableResult
  public func perform(
    _ selector: Selector, with first: Any?, with second: Any?
  ) -> Unmanaged<AnyObject>? {
    guard let result = SelectorTable.perform(selector, on: self, first, second).flatMap({ $0 })
    else {
      return nil
    }
    return Autoreleased.keep(result as AnyObject)
  }
}

/// Keeps the results of `perform` alive for their callers, since Linux has no autorelease pool.
enum Autoreleased {
  /// How many results a thread other than the main one keeps; the oldest goes first.
  private static let limit = 32

  private static let key = "ObjectiveCTables.Autoreleased"

  /// An object that stays alive at least until the main queue's next turn, or on another thread until as many
  /// other results as the limit says have come.
  static func keep(_ object: AnyObject) -> Unmanaged<AnyObject> {
    if Thread.isMainThread {
      let kept = UncheckedBox(object)
      DispatchQueue.main.async { withExtendedLifetime(kept) {} }
    } else {
      let storage = Thread.current.threadDictionary
      let kept = storage[key] as? [AnyObject] ?? []
      storage[key] = kept.suffix(limit - 1) + [object]
    }
    return .passUnretained(object)
  }
}
