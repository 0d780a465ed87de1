// SPDX-License-Identifier: MIT
import Synchronization

/// The name of a method, such as `tap:`, by which a control, timer or notification calls its target.
///
/// Counterpart: `ObjectiveC.Selector`. A selector is resolved when it is sent: through the tables that the
/// build plugin ObjectiveCSpellings writes for `@objc` members, or that a module registered by hand.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// One object per distinct name and for ever, so that selectors compare and hash as pointers do.
  private final class Name: Sendable {
    let text: String
    let arity: Int

    init(_ text: String) {
      self.text = text
      arity = text.utf8.count { $0 == UInt8(ascii: ":") }
    }
  }

  private static let names = Mutex<[String: Name]>([:])

  /// Invariant: points to an object that `names` keeps.
  private let address: Int

  /// The selector of that name; any text will do, and none needs to answer it.
  public init(_ name: String) {
    address = Self.names.withLock { names in
      let interned = names[name] ?? Name(name)
      names[name] = interned
      return Int(bitPattern: Unmanaged.passUnretained(interned).toOpaque())
    }
  }

  /// The selector that the literal names.
  public init(stringLiteral value: String) { self.init(value) }

  /// The name as it was given, colons included.
  public var description: String { interned.text }

  /// The name as it was given, colons included.
  package var name: String { interned.text }

  /// How many arguments the method takes: the colons in the name.
  package var arity: Int { interned.arity }

  /// What stands for this selector in the cache; unique per name.
  var pointer: UnsafeRawPointer {
    // SAFETY: `address` came from an object's pointer, which is never zero.
    UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped
  }

  private var interned: Name {
    // SAFETY: `names` keeps each name for the life of the process.
    Unmanaged<Name>.fromOpaque(pointer).takeUnretainedValue()
  }
}
