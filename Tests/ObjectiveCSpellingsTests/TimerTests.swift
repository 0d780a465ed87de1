// SPDX-License-Identifier: MIT
import Foundation
import ObjectiveCTables
import Testing

/// Runs the current run loop by hand, without waiting for more than what it waits for.
@Suite struct TimerTests {
  private let clockwork = Clockwork()

  /// Turns the run loop until the condition holds, or fails to within five seconds.
  private func turn(until isDone: () -> Bool) {
    let deadline = Date(timeIntervalSinceNow: 5)
    while !isDone(), Date() < deadline {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  @Test func `A scheduled timer sends its selector until it is invalidated`() {
    let timer = clockwork.schedule(repeats: true)
    turn { clockwork.log.count >= 2 }
    timer.invalidate()
    #expect(clockwork.log.prefix(2) == ["tick info", "tick info"])
    #expect(timer.userInfo == nil)
  }

  @Test func `A timer lets its target go when it is invalidated or has fired`() {
    weak var repeating: Clockwork?
    weak var single: Clockwork?
    do {
      let first = Clockwork()
      repeating = first
      let timer = first.schedule(repeats: true)
      let second = Clockwork()
      single = second
      RunLoop.current.add(second.makeTimer(), forMode: .default)
      turn { !second.log.isEmpty }
      timer.invalidate()
    }
    turn { repeating == nil && single == nil }
    #expect(repeating == nil && single == nil)
  }

  @Test func `A block timer waits for its interval`() {
    let start = Date()
    let fired = Flag()
    let timer = Clockwork.makeBlockTimer(after: 0.05) { _ in fired.date = Date() }
    RunLoop.current.add(timer, forMode: .default)
    turn { fired.date != nil }
    #expect((fired.date ?? start).timeIntervalSince(start) >= 0.049)
  }

  @Test func `A delayed selector is sent once, unless it is cancelled`() {
    clockwork.callLater()
    turn { !clockwork.log.isEmpty }
    #expect(clockwork.log == ["later"])
    let other = Clockwork()
    other.callLater()
    NSObject.cancelPreviousPerformRequests(withTarget: other)
    clockwork.callLater()
    turn { clockwork.log.count == 2 }
    #expect(other.log.isEmpty)
  }

  @Test func `A notification sends its selector until the observer is removed`() {
    let center = NotificationCenter()
    clockwork.observe(.init("first"), in: center)
    clockwork.observe(.init("second"), in: center)
    center.post(name: .init("first"), object: nil)
    center.removeObserver(clockwork, name: .init("first"), object: nil)
    center.post(name: .init("first"), object: nil)
    center.post(name: .init("second"), object: nil)
    center.removeObserver(clockwork)
    center.post(name: .init("second"), object: nil)
    #expect(clockwork.log == ["first", "second"])
  }

  @Test func `An observer is held weakly`() {
    let center = NotificationCenter()
    weak var observer: Clockwork?
    do {
      let made = Clockwork()
      observer = made
      made.observe(.init("name"), in: center)
    }
    #expect(observer == nil)
    center.post(name: .init("name"), object: nil)
  }

  private final class Flag: @unchecked Sendable {
    // SAFETY: set and read on the thread whose run loop the test turns.
    var date: Date?
  }
}
