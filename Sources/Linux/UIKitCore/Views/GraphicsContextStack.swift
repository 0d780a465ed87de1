// SPDX-License-Identifier: MIT
public import CoreGraphics
internal import Foundation

/// The contexts into which drawing calls go, the last one first; each thread has its own.
package enum GraphicsContextStack {
  /// A place on the stack, whose context may be made on first use.
  package final class Entry {
    private let make: () -> CGContext?
    private var isMade = false
    /// The context, where anyone has asked for it.
    package private(set) var contextIfMade: CGContext?

    init(_ make: @escaping () -> CGContext?) { self.make = make }

    /// The context, made now if need be.
    package var context: CGContext? {
      if !isMade {
        isMade = true
        contextIfMade = make()
      }
      return contextIfMade
    }
  }

  private final class Stack {
    var entries: [Entry] = []
  }

  // SAFETY: used on the main thread only; other threads have a stack of their own.
  nonisolated(unsafe) private static let mainStack = Stack()
  private static let threadKey = "kurukuru.GraphicsContextStack"

  private static var stack: Stack {
    if Thread.isMainThread { return mainStack }
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[threadKey] as? Stack { return stack }
    let stack = Stack()
    dictionary[threadKey] = stack
    return stack
  }

  /// The context that drawing calls go into now.
  package static var current: CGContext? { stack.entries.last?.context }

  /// Makes `context` the current one until the matching `pop()`.
  package static func push(_ context: CGContext) {
    stack.entries.append(Entry { context })
  }

  /// Makes what `make` returns the current one; it is only called when somebody draws.
  package static func pushDeferred(_ make: @escaping () -> CGContext?) -> Entry {
    let entry = Entry(make)
    stack.entries.append(entry)
    return entry
  }

  /// Goes back to the context before; nothing happens on an empty stack.
  package static func pop() {
    _ = stack.entries.popLast()
  }
}

/// The context that drawing calls go into now; `nil` outside drawing.
///
/// Counterpart: `UIGraphicsGetCurrentContext`.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current }

/// Makes `context` the current one.
///
/// Counterpart: `UIGraphicsPushContext`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.push(context) }

/// Goes back to the context before the last push.
///
/// Counterpart: `UIGraphicsPopContext`.
public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
