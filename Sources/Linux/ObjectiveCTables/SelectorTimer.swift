// SPDX-License-Identifier: MIT
import Foundation

/// A timer that sends a selector; holds its target until it is invalidated or has fired for the last time.
///
/// A class of its own, since Linux's `Timer` never frees its block: the block here holds only the message.
final class SelectorTimer: Timer {
  /// Whom to send what; emptied when the timer is done.
  private final class Message: @unchecked Sendable {
    // SAFETY: a timer fires and is invalidated on the thread of its run loop, as Apple requires.
    var target: Any?
    let selector: Selector

    init(target: Any, selector: Selector) {
      self.target = target
      self.selector = selector
    }
  }

  private var message: Message?
  private var information: Any?

  override var userInfo: Any? { information }

  static func make(
    fire date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> SelectorTimer {
    let message = Message(target: target, selector: selector)
    let timer = SelectorTimer(fire: date, interval: interval, repeats: repeats) { timer in
      guard let target = message.target else { return }
      if !repeats { message.target = nil }
      _ = SelectorTable.perform(message.selector, on: target, timer)
      if !repeats { (timer as? SelectorTimer)?.information = nil }
    }
    timer.message = message
    timer.information = userInfo
    return timer
  }

  override func invalidate() {
    super.invalidate()
    message?.target = nil
    information = nil
  }
}
