// SPDX-License-Identifier: MIT

/// The selector of that name; any text will do, and nothing needs to answer it.
///
/// Counterpart: `NSSelectorFromString(_:)`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The selector's name, colons included.
///
/// Counterpart: `NSStringFromSelector(_:)`.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
