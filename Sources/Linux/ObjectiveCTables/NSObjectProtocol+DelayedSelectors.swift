// SPDX-License-Identifier: MIT
public import Foundation
import Synchronization

/// A selector that waits to be sent; target and argument are held until then, or until it is cancelled.
private struct DelayedMessage: @unchecked Sendable {
  // SAFETY: sent on the run loop that it was made on; other threads only drop it.
  let target: AnyObject
  let selector: Selector
  let argument: Any?
  let timer: Timer

  static let waiting = Mutex<(next: Int, messages: [Int: DelayedMessage])>((0, [:]))

  func isFor(_ other: AnyObject) -> Bool { target === other }

  func carries(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let mine as AnyHashable, let theirs as AnyHashable): mine == theirs
    case (let mine?, let theirs?): (mine as AnyObject) === (theirs as AnyObject)
    default: false
    }
  }

  static func send(_ number: Int) {
    let message = waiting.withLock { $0.messages.removeValue(forKey: number) }
    guard let message else { return }
    _ = SelectorTable.perform(message.selector, on: message.target, message.argument)
  }

  static func cancel(where isPicked: (DelayedMessage) -> Bool) {
    let waitingNow = waiting.withLock { $0.messages }
    for (number, message) in waitingNow where isPicked(message) {
      _ = waiting.withLock { $0.messages.removeValue(forKey: number) }
      message.timer.invalidate()
    }
  }
}

extension NSObjectProtocol where Self: AnyObject {
  /// Calls the method of that name after a delay, on the current run loop in its default mode.
  ///
  /// Counterpart: `NSObject.perform(_:with:afterDelay:)`.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    perform(selector, with: argument, afterDelay: delay, inModes: [.default])
  }

  /// Calls the method of that name after a delay, on the current run loop in the given modes.
  ///
  /// Counterpart: `NSObject.perform(_:with:afterDelay:inModes:)`. The object and the argument are held until then.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    let number = DelayedMessage.waiting.withLock { waiting in
      waiting.next += 1
      return waiting.next
    }
    // Captures no more than the number, since Linux's timers never free their blocks.
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: max(0, delay)), interval: 0, repeats: false
    ) { _ in DelayedMessage.send(number) }
    let message = DelayedMessage(
      target: self, selector: selector, argument: argument, timer: timer)
    DelayedMessage.waiting.withLock { $0.messages[number] = message }
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  /// Drops all delayed calls of an object.
  ///
  /// Counterpart: `NSObject.cancelPreviousPerformRequests(withTarget:)`.
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessage.cancel { $0.isFor(target as AnyObject) }
  }

  /// Drops the delayed calls of an object that have this selector and an equal argument.
  ///
  /// Counterpart: `NSObject.cancelPreviousPerformRequests(withTarget:selector:object:)`.
  public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    DelayedMessage.cancel {
      $0.isFor(target as AnyObject) && $0.selector == selector && $0.carries(object)
    }
  }

  /// Calls the method of that name on the main thread: at once when `wait` and already there, else in turn.
  ///
  /// Counterpart: `NSObject.performSelector(onMainThread:with:waitUntilDone:)`.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    let message = UncheckedBox((target: self as AnyObject, argument: argument))
    let send: @Sendable () -> Void = {
      _ = SelectorTable.perform(selector, on: message.value.target, message.value.argument)
    }
    switch (wait, Thread.isMainThread) {
    case (true, true): send()
    case (true, false): DispatchQueue.main.sync(execute: send)
    case (false, _): DispatchQueue.main.async(execute: send)
    }
  }
}
