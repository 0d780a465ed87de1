// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import Synchronization

/// Ends the process when one input takes longer than the limit, so that the input stays where it is.
final class Watchdog: Sendable {
  private let began = Mutex<ContinuousClock.Instant?>(nil)
  private let limit: Duration

  /// Watches from a thread of its own until the process ends.
  init(limit: Duration) {
    self.limit = limit
    let thread = Thread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.25)
        check()
      }
    }
    thread.start()
  }

  /// An input begins.
  func begin() { began.withLock { $0 = .now } }

  /// The input that began has ended.
  func end() { began.withLock { $0 = nil } }

  private func check() {
    guard let began = began.withLock({ $0 }), began.duration(to: .now) > limit else { return }
    say("error: an input takes longer than \(limit)")
    exit(3)
  }
}
