// SPDX-License-Identifier: MIT
import Foundation

/// Waits until each thread of the pool that runs tasks has come to it: whatever they were at before is done.
///
/// Waiting for one task of the pool is not enough. A busy machine may have stopped another thread in the middle of
/// what the test waits for, for longer than any number of tasks takes on the threads that run.
final class PoolBarrier: @unchecked Sendable {
  // SAFETY: `arrived` is behind `lock`.

  /// How long threads wait for each other; a pool with fewer threads than processors passes after it.
  private static let patience: TimeInterval = 0.02

  private let lock = NSLock()
  private let expected: Int
  private var arrived = 0

  private init(expected: Int) { self.expected = expected }

  /// Comes back when the threads of the current task's priority have all arrived.
  static func pass() async {
    let count = ProcessInfo.processInfo.activeProcessorCount
    let barrier = PoolBarrier(expected: count)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<count { group.addTask { barrier.arrive() } }
    }
  }

  private func arrive() {
    lock.withLock { arrived += 1 }
    let end = ProcessInfo.processInfo.systemUptime + Self.patience
    while lock.withLock({ arrived < expected }), ProcessInfo.processInfo.systemUptime < end {
      sched_yield()
    }
  }
}
