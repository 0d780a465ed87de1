// SPDX-License-Identifier: MIT

/// `Selector` in three letters, so that what the rewriter puts in place of `#selector(f)` is no longer than that.
public typealias Sel = Selector

// What the rewriter writes for a method of a framework's class: the compiler checks that it exists, and its
// class learns to answer. A class that answers already keeps its own way.
extension Selector {
  /// The selector of a method whose labels are known, such as `#selector(UIView.endEditing(_:))`.
  public init<Root: AnyObject>(
    _ name: String, _ type: Root.Type,
    calling body: @escaping @MainActor (Root, AnyObject?, AnyObject?) throws -> Any?
  ) {
    self.init(name)
    guard !SelectorTable.instancesRespond(to: self, type) else { return }
    let selector = self
    SelectorTable.register(type) { $0.method(selector, body) }
  }

  /// The selector of a method without parameters, such as `#selector(UIView.setNeedsLayout)`.
  public init<Root: AnyObject>(
    _ baseName: String, _ type: Root.Type, method: @escaping @MainActor (Root) -> () -> Any?
  ) {
    self.init(baseName, type, calling: { root, _, _ in method(root)() })
  }

  /// The selector of a method with one parameter, given without its labels.
  public init<Root: AnyObject, Value>(
    _ baseName: String, _ type: Root.Type, method: @escaping @MainActor (Root) -> (Value) -> Any?
  ) {
    self.init(
      baseName + ":", type,
      calling: { root, first, _ in try method(root)(SelectorTable.argument(first)) })
  }
}
