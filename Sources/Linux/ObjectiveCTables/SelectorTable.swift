// SPDX-License-Identifier: MIT
import CObjectiveCTables
import Synchronization

/// Which class answers which selector and has which key.
///
/// Each rewritten file leaves a record in the program that registers its classes; all records run once, at
/// the first look-up. A look-up walks from an object's class to its superclasses and is cached, hit or miss.
/// Safe on any thread.
public enum SelectorTable {
  /// What is known of one class itself, without its superclasses.
  private struct Entries {
    var methods: [Selector: Unmanaged<MethodEntry>] = [:]
    var staticMethods: [Selector: Unmanaged<MethodEntry>] = [:]
    var properties: [String: PropertyEntry] = [:]
  }

  private struct State {
    var entries: [ObjectIdentifier: Entries] = [:]
    var openers: [@Sendable (AnyClass) -> Void] = []
    /// The classes that all openers have seen.
    var opened: Set<ObjectIdentifier> = []
    var classes: [String: AnyClass] = [:]
  }

  private static let state = Mutex(State())
  private static let recordsAreRun: Void = kuru_run_records()

  // MARK: Registering

  /// Adds to what instances of a class offer by name; a later entry of the same name wins.
  ///
  /// ```swift
  /// SelectorTable.register(Meter.self) { table in
  ///   table.method("reset") { meter, _, _ in meter.reset() }
  ///   table.property("level") { PropertyReference($0, \.level) }
  /// }
  /// ```
  public static func register<Root: AnyObject>(
    _ type: Root.Type, _ fill: (inout ClassTable<Root>) -> Void
  ) {
    var table = ClassTable<Root>()
    fill(&table)
    let filled = UncheckedBox(table)
    state.withLock { state in
      // The entries are never released, since the cache points to them.
      var entries = state.entries[ObjectIdentifier(type)] ?? Entries()
      for (selector, entry) in filled.value.methods {
        entries.methods[selector] = .passRetained(entry)
      }
      for (selector, entry) in filled.value.staticMethods {
        entries.staticMethods[selector] = .passRetained(entry)
      }
      entries.properties.merge(filled.value.properties) { $1 }
      state.entries[ObjectIdentifier(type)] = entries
      if let name = filled.value.objectiveCName { state.classes[name] = type }
    }
    kuru_cache_clear()
  }

  /// Adds a function that registers what cannot be named beforehand: a generic class or one inside a function.
  ///
  /// - Parameter open: Called once for each class that a look-up meets, superclasses included.
  public static func registerOnDemand(_ open: @escaping @Sendable (AnyClass) -> Void) {
    state.withLock { state in
      state.openers.append(open)
      state.opened.removeAll()
    }
    kuru_cache_clear()
  }

  // MARK: Looking up

  /// The class that took this name by `@objc(Name)`.
  package static func classNamed(_ name: String) -> AnyClass? {
    recordsAreRun
    return state.withLock { $0.classes[name] }
  }

  /// The classes that registered something, by their full names.
  ///
  /// For storyboards that are tried in another module than the one they name.
  package static var registeredClasses: [AnyClass] {
    recordsAreRun
    // SAFETY: the keys were made from classes, whose identifiers are pointers to their metadata.
    let classes = state.withLock { $0.entries.keys.map { unsafeBitCast($0, to: AnyClass.self) } }
    return classes.sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  /// How instances of a class answer a selector, or `MethodEntry.missing`.
  static func method(_ selector: Selector, of type: AnyClass) -> Unmanaged<MethodEntry> {
    // SAFETY: a class is a pointer to its metadata, which never goes away.
    let key = unsafeBitCast(type, to: UnsafeRawPointer.self)
    if let hit = kuru_cache_find(key, selector.pointer) { return .fromOpaque(hit) }
    let found =
      search(type) { $0.methods[selector] } ?? accessor(selector, of: type)
      ?? .passUnretained(MethodEntry.missing)
    kuru_cache_insert(key, selector.pointer, found.toOpaque())
    return found
  }

  /// A property's getter `name` or setter `setName:` as a method.
  private static func accessor(
    _ selector: Selector, of type: AnyClass
  ) -> Unmanaged<MethodEntry>? {
    let name = selector.name
    if selector.arity == 0, let property = property(name, of: type) {
      return .passRetained(MethodEntry { object, _, _ in property.open(object).value })
    }
    guard selector.arity == 1, name.hasPrefix("set"), name.hasSuffix(":") else { return nil }
    let capitalized = name.dropFirst(3).dropLast()
    let key = capitalized.prefix(1).lowercased() + capitalized.dropFirst()
    guard let property = property(key, of: type) ?? property(String(capitalized), of: type) else {
      return nil
    }
    return .passRetained(
      MethodEntry { object, value, _ in
        _ = property.open(object).set(value)
        return nil
      })
  }

  /// How the class itself answers a selector.
  static func staticMethod(_ selector: Selector, of type: AnyClass) -> MethodEntry? {
    search(type) { $0.staticMethods[selector] }?.takeUnretainedValue()
  }

  /// How a key is reached in instances of a class.
  static func property(_ key: String, of type: AnyClass) -> PropertyEntry? {
    search(type) { $0.properties[key] }
  }

  private static func search<Found: Sendable>(
    _ type: AnyClass, _ find: @Sendable (Entries) -> Found?
  ) -> Found? {
    recordsAreRun
    var next: AnyClass? = type
    while let current = next {
      open(current)
      if let found = state.withLock({ $0.entries[ObjectIdentifier(current)].flatMap(find) }) {
        return found
      }
      next = _getSuperclass(current)
    }
    return nil
  }

  private static func open(_ type: AnyClass) {
    let openers = state.withLock { state in
      state.opened.insert(ObjectIdentifier(type)).inserted ? state.openers : []
    }
    for opener in openers { opener(type) }
  }
}

/// Takes a value across a lock.
///
/// SAFETY: whoever makes one gives the value up.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
