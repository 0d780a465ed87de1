// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

extension NSObjectProtocol where Self: AnyObject {
  /// The value of a property by its name.
  ///
  /// Counterpart: `NSObject.value(forKey:)`. Only for keys that the tables know: `@objc` properties of
  /// rewritten files, and what frameworks registered. Another key is misuse.
  public func value(forKey key: String) -> Any? {
    guard let property = SelectorTable.property(key, of: self) else {
      misuse("\(type(of: self)) is not key value coding-compliant for the key \(key)")
    }
    return ValueConversion.boxed(property.value)
  }

  /// The value at the end of a path of property names, such as `layer.cornerRadius`.
  ///
  /// Counterpart: `NSObject.value(forKeyPath:)`.
  public func value(forKeyPath path: String) -> Any? {
    var value: Any? = self
    for key in path.split(separator: ".").map(String.init) {
      guard let holder = value else { return nil }
      guard let property = SelectorTable.property(key, of: holder as AnyObject) else {
        misuse(
          "\(type(of: holder)) is not key value coding-compliant for the key \(key)")
      }
      value = property.value
    }
    return ValueConversion.boxed(value)
  }

  /// Sets a property by its name, with numbers, flags and text converted to its type.
  ///
  /// Counterpart: `NSObject.setValue(_:forKey:)`. A key that the tables do not know, or a value that the
  /// property cannot hold, is misuse.
  public func setValue(_ value: Any?, forKey key: String) {
    require(
      SelectorTable.setValue(value, forKeyPath: key, on: self),
      "\(type(of: self)) is not key value coding-compliant for the key \(key)")
  }

  /// Sets the property at the end of a path of property names.
  ///
  /// Counterpart: `NSObject.setValue(_:forKeyPath:)`. Nothing happens when an object on the way is nil.
  public func setValue(_ value: Any?, forKeyPath path: String) {
    require(
      SelectorTable.setValue(value, forKeyPath: path, on: self),
      "\(type(of: self)) is not key value coding-compliant for the key path \(path)")
  }
}
