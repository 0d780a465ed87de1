// SPDX-License-Identifier: MIT
import Foundation

/// A clock that stands still until it is moved by hand.
///
/// Give it to whatever takes an `any Clock<Duration>`, then `await clock.advance(by: .seconds(3))`: every sleep
/// whose deadline is passed ends, in the order of the deadlines, and the main actor gets its turn after each.
public final class TestClock: Clock, @unchecked Sendable {
  // SAFETY: all mutable state is behind `lock`.

  /// A point on the clock, counted from its start.
  public struct Instant: InstantProtocol {
    /// How far it lies behind the clock's start.
    public let offset: Duration

    /// A point so far behind the start of the clock; the start by default.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The point so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// How much later the other point is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether the first point is the earlier one.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let number: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = Instant()
  private var sleepers: [Sleeper] = []
  private var cancelled: Set<Int> = []
  private var lastNumber = 0

  /// A clock at zero.
  public init() {}

  /// Where the clock stands; zero at first.
  public var now: Instant { lock.withLock { time } }

  /// The clock tells any time exactly.
  public var minimumResolution: Duration { .zero }

  /// How many sleeps wait for the clock: a test's proof that no timer is left.
  public var pendingSleeps: Int { lock.withLock { sleepers.count } }

  /// When the sleep that is due first ends; `nil` when nobody sleeps.
  package var nextDeadline: Instant? { lock.withLock { sleepers.map(\.deadline).min() } }

  /// Waits until the clock is moved to `deadline`, or throws `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = lock.withLock {
      lastNumber += 1
      return lastNumber
    }
    defer { lock.withLock { _ = cancelled.remove(number) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let early: Result<Void, any Error>? = lock.withLock {
          if cancelled.contains(number) { return .failure(CancellationError()) }
          if deadline <= time { return .success(()) }
          sleepers.append(Sleeper(number: number, deadline: deadline, continuation: continuation))
          return nil
        }
        if let early { continuation.resume(with: early) }
      }
    } onCancel: {
      let sleeper: Sleeper? = lock.withLock {
        guard let index = sleepers.firstIndex(where: { $0.number == number }) else {
          cancelled.insert(number)
          return nil
        }
        return sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the clock, ends the sleeps that are due one by one, and lets what they woke run.
  ///
  /// A sleep that what was woken begins ends too, when it is due by then. `.zero` lets tasks run and moves nothing,
  /// and so does a negative duration. Frames do not run: a harness's `advance(by:)` does both.
  public func advance(by duration: Duration) async {
    let target = now.advanced(by: duration)
    await Self.settle()
    while let sleeper = lock.withLock({ takeNext(until: target) }) {
      sleeper.continuation.resume()
      await Self.settle()
    }
    lock.withLock { time = max(time, target) }
    await Self.settle()
  }

  /// Removes the sleeper that is due first, and moves the clock to its deadline.
  private func takeNext(until target: Instant) -> Sleeper? {
    let due = sleepers.indices.filter { sleepers[$0].deadline <= target }
    guard
      let next = due.min(by: {
        (sleepers[$0].deadline, sleepers[$0].number) < (sleepers[$1].deadline, sleepers[$1].number)
      })
    else { return nil }
    time = max(time, sleepers[next].deadline)
    return sleepers.remove(at: next)
  }

  /// Lets tasks that can run do so, on the main actor and off it.
  ///
  /// A task that begins to sleep goes from the main actor to a thread of the pool first, and one that wakes comes back
  /// from there: each round lets all go one way and back.
  static func settle() async {
    for _ in 0..<4 {
      await PoolBarrier.pass()
      await MainActor.run {}
    }
  }
}
