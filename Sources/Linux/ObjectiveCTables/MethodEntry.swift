// SPDX-License-Identifier: MIT

/// How one method of one class is called; lives for ever once it is in a table.
final class MethodEntry: Sendable {
  typealias Call = @Sendable (AnyObject, AnyObject?, AnyObject?) -> Any?

  /// Stands in the cache for "no such method".
  static let missing = MethodEntry { _, _, _ in nil }

  let call: Call

  init(_ call: @escaping Call) { self.call = call }

  /// Calls on whichever actor the sender is, as Objective-C does.
  ///
  /// SAFETY: isolation is no part of a function's calling convention. The method's own thread rules are the
  /// sender's to keep: UIKit sends on the main thread, notifications come on the poster's.
  init<Root: AnyObject>(
    isolated body: @escaping @MainActor (Root, AnyObject?, AnyObject?) -> Any?
  ) {
    // SAFETY: a table is only consulted for instances of its class and of subclasses.
    let erased: @MainActor (AnyObject, AnyObject?, AnyObject?) -> Any? = {
      body(unsafeDowncast($0, to: Root.self), $1, $2)
    }
    call = unsafeBitCast(erased, to: Call.self)
  }
}
