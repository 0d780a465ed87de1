// SPDX-License-Identifier: MIT
import Diagnostics

/// An object that keeps values by key in a way of its own, as a layer does; asked where the tables know nothing.
package protocol KeyedValueHolder: AnyObject {
  /// The value of a key, or nil.
  func heldValue(forKey key: String) -> Any?

  /// Sets the value of a key.
  ///
  /// - Returns: False when the object takes no such key or value.
  func setHeldValue(_ value: Any?, forKey key: String) -> Bool
}

extension SelectorTable {
  /// The property that an object has under a key, found through its class and superclasses.
  package static func property(_ key: String, of object: AnyObject) -> PropertyReference? {
    property(key, of: type(of: object))?.open(object)
  }

  /// Connects an outlet, or an outlet collection when the value is an array; its observers run.
  ///
  /// What cannot be connected is reported once, with class and name.
  ///
  /// - Returns: False when there is no such outlet or it cannot hold the value.
  @discardableResult
  public static func setOutlet(_ name: String, _ value: Any?, on object: AnyObject) -> Bool {
    set(name, value, on: object, what: "outlet")
  }

  /// Sets a property by key or by a path of keys such as `layer.cornerRadius`, with numbers, flags and text
  /// converted to its type.
  ///
  /// What cannot be set is reported once, with class and name.
  ///
  /// - Returns: False when there is no such key or it cannot hold the value.
  @discardableResult
  public static func setValue(_ value: Any?, forKeyPath path: String, on object: AnyObject) -> Bool
  {
    var keys = path.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return false }
    var holder = object
    for key in keys {
      let next: Any?
      if let property = property(key, of: holder) {
        next = property.value
      } else if let keyed = holder as? any KeyedValueHolder {
        next = keyed.heldValue(forKey: key)
      } else {
        report("no key \(key)", on: holder, key)
        return false
      }
      guard let next else { return true }
      holder = next as AnyObject
    }
    return set(last, value, on: holder, what: "key")
  }

  private static func set(_ name: String, _ value: Any?, on object: AnyObject, what: String) -> Bool
  {
    guard let property = property(name, of: object) else {
      if let keyed = object as? any KeyedValueHolder, keyed.setHeldValue(value, forKey: name) {
        return true
      }
      report("no \(what) \(name)", on: object, name)
      return false
    }
    guard property.isSettable else {
      report("\(what) \(name) cannot be set", on: object, name)
      return false
    }
    guard property.set(value) else {
      let given = value.map { String(reflecting: type(of: $0)) } ?? "nil"
      report("\(what) \(name) is \(property.valueType) and cannot hold \(given)", on: object, name)
      return false
    }
    return true
  }

  private static func report(_ fault: String, on object: AnyObject, _ name: String) {
    let type: AnyClass = type(of: object)
    Diagnostics.report(
      "\(String(reflecting: type)): \(fault)", once: "key \(ObjectIdentifier(type)) \(name)")
  }
}
