// SPDX-License-Identifier: MIT
package import ObjectiveCTables

/// Sends selectors by the tables, which say once, by class and name, what does not resolve.
@MainActor
package enum SelectorSending {
  /// Sends `action` to `receiver`; `false` where it has no such method.
  @discardableResult
  package static func send(
    _ action: Selector, to receiver: AnyObject, _ first: Any? = nil, _ second: Any? = nil
  ) -> Bool {
    SelectorTable.send(
      action, to: receiver, first.map { $0 as AnyObject }, second.map { $0 as AnyObject })
  }
}
