// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// Where the floors say what they could not do: a broken file, a missing font, a feature that is not drawn.
///
/// A report is one line on standard error. The same key is printed once and counted each time, so that a
/// fault in a drawing loop does not flood the log. Safe on any thread.
package enum Diagnostics {
  private struct State {
    var counts: [String: Int] = [:]
    var messages: [String] = []
  }

  private static let state = Mutex(State())

  /// Messages kept for `messages`; older ones are dropped.
  private static let historyLimit = 1_000

  /// Keys that are counted; past this many the counts begin anew, so that broken input cannot fill the memory.
  private static let keyLimit = 10_000

  /// Prints `message` unless the key has been reported before, and counts it.
  ///
  /// - Parameters:
  ///   - message: One sentence that names the thing and the place.
  ///   - key: What "the same" means; the message itself by default.
  package static func report(_ message: String, once key: String? = nil) {
    let isFirst = state.withLock { state in
      if state.counts.count >= keyLimit { state.counts = [:] }
      let count = state.counts[key ?? message, default: 0] + 1
      state.counts[key ?? message] = count
      guard count == 1 else { return false }
      state.messages.append(message)
      if state.messages.count > historyLimit { state.messages.removeFirst() }
      return true
    }
    if isFirst { FileHandle.standardError.write(Data("kurukuru: \(message)\n".utf8)) }
  }

  /// How often the key was reported.
  package static func count(of key: String) -> Int { state.withLock { $0.counts[key, default: 0] } }

  /// The distinct messages so far, oldest first, at most a thousand.
  package static var messages: [String] { state.withLock { $0.messages } }

  /// Forgets all reports, so that a test sees only its own.
  package static func reset() { state.withLock { $0 = State() } }
}
