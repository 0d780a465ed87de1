// SPDX-License-Identifier: MIT

/// One property of one object, with its type erased.
public struct PropertyReference {
  /// The property's declared type; of an implicitly unwrapped one, the optional.
  package let valueType: Any.Type

  /// False for a constant and for a computed property without a setter.
  package let isSettable: Bool

  private let read: () -> Any?
  private let write: (Any?) -> Bool

  /// Refers to the property at the end of the path; setting it runs its observers.
  ///
  /// The path decides whether it can be set: one made for a constant or a getter cannot be.
  public init<Root: AnyObject, Value>(_ root: Root, _ path: KeyPath<Root, Value>) {
    let writable = path as? ReferenceWritableKeyPath<Root, Value>
    valueType = Value.self
    isSettable = writable != nil
    read = { unwrapped(root[keyPath: path]) }
    write = { value in
      guard let writable, let converted = ValueConversion.convert(value, to: Value.self) else {
        return false
      }
      root[keyPath: writable] = converted
      return true
    }
  }

  /// The value, or nil when the property is an optional that holds none.
  package var value: Any? { read() }

  /// Sets the value, converted to the property's type where that is possible.
  ///
  /// - Returns: False when the property cannot be set or cannot hold the value; it then keeps its own.
  package func set(_ value: Any?) -> Bool { write(value) }
}

/// How the property of one key is reached in an instance of one class.
final class PropertyEntry: Sendable {
  typealias Open = @Sendable (AnyObject) -> PropertyReference

  let open: Open

  /// SAFETY: as for `MethodEntry`; keys are set by whoever may touch the object.
  init<Root: AnyObject>(isolated body: @escaping @MainActor (Root) -> PropertyReference) {
    let erased: @MainActor (AnyObject) -> PropertyReference = {
      body(unsafeDowncast($0, to: Root.self))
    }
    open = unsafeBitCast(erased, to: Open.self)
  }
}

/// The value inside however many optionals, or nil.
func unwrapped(_ value: Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.wrappedAny.flatMap(unwrapped)
}

/// An `Optional`, whatever it holds.
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static var absent: Any { get }
  var wrappedAny: Any? { get }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  static var absent: Any { Wrapped?.none as Any }
  var wrappedAny: Any? { map { $0 as Any } }
}
