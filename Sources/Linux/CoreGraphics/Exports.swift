// SPDX-License-Identifier: MIT
@_exported public import Foundation

/// A length of time in seconds.
///
/// Counterpart: `CFTimeInterval`.
public typealias CFTimeInterval = Double

/// The names of colour spaces and the like.
///
/// Counterpart: `CFString`. Differs from Apple: it is `String` itself, so that `as CFString` and
/// `as String` compile without Objective-C bridging.
public typealias CFString = String

/// A list that crosses a Core Foundation interface.
///
/// Counterpart: `CFArray`. Differs from Apple: it is `[Any]` itself.
public typealias CFArray = [Any]

/// Options that cross a Core Foundation interface.
///
/// Counterpart: `CFDictionary`. Differs from Apple: it is a Swift dictionary itself.
public typealias CFDictionary = [AnyHashable: Any]

/// Bytes that cross a Core Foundation interface.
///
/// Counterpart: `CFData`. Differs from Apple: it is `Data` itself.
public typealias CFData = Data
