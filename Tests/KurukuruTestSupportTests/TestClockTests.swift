// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing

@MainActor
struct TestClockTests {
  private let clock = TestClock()

  @Test func `Sleeps end in the order of their deadlines, each at its own time`() async {
    var ends: [Duration] = []
    for seconds in [3, 1, 2] {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        ends.append(clock.now.offset)
      }
    }
    await clock.advance(by: .milliseconds(999))
    #expect(ends.isEmpty)
    #expect(clock.pendingSleeps == 3)
    await clock.advance(by: .seconds(5))
    #expect(ends == [.seconds(1), .seconds(2), .seconds(3)])
    #expect(clock.now == TestClock.Instant(offset: .milliseconds(5_999)))
    #expect(clock.pendingSleeps == 0)
  }

  @Test func `A sleep that another one's end begins is due in the same step`() async {
    var hasEnded = false
    Task {
      try await clock.sleep(for: .seconds(1))
      try await clock.sleep(for: .seconds(1))
      hasEnded = true
    }
    await clock.advance(by: .seconds(2))
    #expect(hasEnded)
  }

  @Test func `Tasks that hop off the main actor and back come to rest in one step`() async {
    var steps = 0
    for _ in 0..<50 {
      Task {
        for _ in 0..<3 {
          try await clock.sleep(for: .seconds(1))
          steps += await Task.detached { 1 }.value
        }
      }
    }
    await clock.advance(by: .seconds(3))
    #expect(steps == 150)
    #expect(clock.pendingSleeps == 0)
  }

  @Test func `A deadline that is past ends at once`() async throws {
    await clock.advance(by: .seconds(1))
    try await clock.sleep(until: TestClock.Instant(), tolerance: nil)
    try await clock.sleep(for: .zero)
    #expect(clock.pendingSleeps == 0)
  }

  @Test(arguments: [true, false])
  func `A cancelled sleep throws and is no longer pending`(isAsleep: Bool) async {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    if isAsleep {
      await clock.advance(by: .zero)
      #expect(clock.pendingSleeps == 1)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.pendingSleeps == 0)
  }

  @Test func `Time that would go back stays`() async {
    await clock.advance(by: .seconds(-1))
    #expect(clock.now == TestClock.Instant())
  }
}
