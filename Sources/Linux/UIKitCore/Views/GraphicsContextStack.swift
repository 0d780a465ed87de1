// SPDX-License-Identifier: MIT
public import CoreGraphics
internal import Foundation
internal import RenderServer
package import RenderTree

/// The contexts into which drawing calls go, the last one first; each thread has its own.
package enum GraphicsContextStack {
  /// A place on the stack. Its context may be made on first use; until then drawings are kept as they are.
  package final class Entry {
    private let make: () -> CGContext?
    private let keepsDrawings: Bool
    private var isMade = false
    /// The context, where anyone has asked for it.
    package private(set) var contextIfMade: CGContext?
    /// What was drawn before anyone asked for the context.
    package private(set) var drawings: [RenderNode] = []

    init(keepsDrawings: Bool, _ make: @escaping () -> CGContext?) {
      self.keepsDrawings = keepsDrawings
      self.make = make
    }

    /// The context, made now if need be, with all that was drawn before.
    package var context: CGContext? {
      if !isMade {
        isMade = true
        contextIfMade = make()
        for drawing in drawings { draw(drawing) }
        drawings = []
      }
      return contextIfMade
    }

    /// Whether a drawing can be kept as it is, since nobody has asked for the context.
    var isKeeping: Bool { keepsDrawings && !isMade }

    func draw(_ node: RenderNode) {
      if isKeeping {
        drawings.append(node)
      } else if let context {
        RenderServer.draw(node, in: context)
      }
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

  /// Makes `context` the current one until the matching `pop()`; `nil` swallows what is drawn.
  package static func push(_ context: CGContext?) {
    stack.entries.append(Entry(keepsDrawings: false) { context })
  }

  /// Makes what `make` returns the current one; it is only called when somebody asks for the context.
  package static func pushDeferred(_ make: @escaping () -> CGContext?) -> Entry {
    let entry = Entry(keepsDrawings: true, make)
    stack.entries.append(entry)
    return entry
  }

  /// Draws a node: kept as it is while nobody has asked for the context, else into that.
  package static func draw(_ node: RenderNode) { stack.entries.last?.draw(node) }

  /// Draws the node that `make` returns if drawings are kept; else `false`, and `make` is not called.
  package static func record(_ make: () -> RenderNode?) -> Bool {
    guard let entry = stack.entries.last, entry.isKeeping else { return false }
    if let node = make() { entry.draw(node) }
    return true
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
