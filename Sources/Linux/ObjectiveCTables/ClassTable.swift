// SPDX-License-Identifier: MIT

/// What one class body or extension offers by name: methods for selectors, properties for keys.
///
/// Filled by the code that the rewriter generates, or by hand for a class of a framework; see
/// ``SelectorTable/register(_:_:)``.
public struct ClassTable<Root: AnyObject> {
  var methods: [Selector: MethodEntry] = [:]
  var staticMethods: [Selector: MethodEntry] = [:]
  var properties: [String: PropertyEntry] = [:]
  var objectiveCName: String?

  /// Lets instances answer a selector.
  ///
  /// - Parameters:
  ///   - selector: The method's Objective-C name.
  ///   - body: Calls the method with as many of the two arguments as it takes; its result goes to `perform`. It
  ///     throws what ``SelectorTable/argument(_:as:file:line:)`` throws, and nothing else.
  public mutating func method(
    _ selector: Selector,
    _ body: @escaping @MainActor (Root, AnyObject?, AnyObject?) throws -> Any?
  ) {
    methods[selector] = MethodEntry(isolated: body)
  }

  /// Lets the class itself answer a selector.
  public mutating func staticMethod(
    _ selector: Selector, _ body: @escaping @MainActor (AnyObject?, AnyObject?) throws -> Any?
  ) {
    staticMethods[selector] = MethodEntry(isolated: { (_: AnyObject, first, second) in
      try body(first, second)
    })
  }

  /// Lets a property be read and set by key: an outlet, a user-defined runtime attribute, a key path.
  ///
  /// - Parameters:
  ///   - key: The property's Objective-C name.
  ///   - reference: Makes the reference through which an object's property is read and set.
  public mutating func property(
    _ key: String, _ reference: @escaping @MainActor (Root) -> PropertyReference
  ) {
    properties[key] = PropertyEntry(isolated: reference)
  }

  /// Gives the class a name of its own for storyboards, as `@objc(Name)` does.
  public mutating func className(_ name: String) { objectiveCName = name }
}
