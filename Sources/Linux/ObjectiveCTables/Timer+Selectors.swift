// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// Lets an initialiser of `Timer` give a subclass's instance; only `Timer` conforms.
public protocol SelectorTimerMaking {}

extension Timer: SelectorTimerMaking {}

extension SelectorTimerMaking {
  /// Makes a timer that sends a selector, to be added to a run loop.
  ///
  /// Counterpart: `Timer.init(timeInterval:target:selector:userInfo:repeats:)`. The target is held until the
  /// timer is invalidated or has fired for the last time.
  public init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target,
      selector: selector, userInfo: userInfo, repeats: repeats)
  }

  /// Makes a timer that sends a selector from a date on, to be added to a run loop.
  ///
  /// Counterpart: `Timer.init(fireAt:interval:target:selector:userInfo:repeats:)`.
  public init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let timer = SelectorTimer.make(
      fire: date, interval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    guard let made = timer as? Self else {
      misuse("\(Self.self): Timer must not be subclassed")
    }
    self = made
  }
}

extension Timer {
  /// Makes a timer that sends a selector, and adds it to the current run loop.
  ///
  /// Counterpart: `Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`. The target is held
  /// until the timer is invalidated or has fired for the last time.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = SelectorTimer.make(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, target: target,
      selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Makes a timer that waits for its interval before it first calls its block.
  ///
  /// The rewriter puts this in place of `Timer(timeInterval:repeats:block:)`, which on Linux fires at once.
  public convenience init(
    waitInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block
    )
  }
}
