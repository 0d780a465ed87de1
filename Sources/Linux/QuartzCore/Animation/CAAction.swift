// SPDX-License-Identifier: MIT
public import Foundation

/// Something that happens when a layer changes.
///
/// Counterpart: `CAAction`.
public protocol CAAction {
  /// Runs the action for a key of `anObject`, a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull()` is the action that does nothing and ends the search for one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The key of the action for a layer that becomes visible.
public let kCAOnOrderIn = "onOrderIn"

/// The key of the action for a layer that is no longer visible.
public let kCAOnOrderOut = "onOrderOut"
