// SPDX-License-Identifier: MIT

/// How one method of one class is called; lives for ever once it is in a table.
final class MethodEntry: Sendable {
  typealias Call = @Sendable (AnyObject, AnyObject?, AnyObject?) throws -> Any?

  /// Stands in the cache for "no such method".
  static let missing = MethodEntry { _, _, _ in nil }

  let call: Call

  init(_ call: @escaping Call) { self.call = call }

  /// Calls on whichever thread the sender is, as Objective-C does.
  init<Root: AnyObject>(
    isolated body: @escaping @MainActor (Root, AnyObject?, AnyObject?) throws -> Any?
  ) {
    // SAFETY: a table is only consulted for instances of its class and of subclasses.
    let erased: @MainActor (AnyObject, AnyObject?, AnyObject?) throws -> Any? = {
      try body(unsafeDowncast($0, to: Root.self), $1, $2)
    }
    // SAFETY: isolation is no part of a function's calling convention. The method's own thread rules are the
    // sender's to keep: UIKit sends on the main thread, notifications come on the poster's. Inside a
    // structure, since a bare function would be wrapped for the generic cast, which doubles a send's cost.
    call = unsafeBitCast(Isolated(call: erased), to: Free.self).call
  }

  private struct Isolated {
    let call: @MainActor (AnyObject, AnyObject?, AnyObject?) throws -> Any?
  }

  private struct Free {
    let call: Call
  }
}
