// SPDX-License-Identifier: MIT
internal import Foundation

/// The way to the main actor from callbacks of floors that know no actors.
enum MainThread {
  /// Runs `body` now on the main thread; from another one, as when something is let go of there, later.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
      // SAFETY: the main actor runs on the main thread.
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }
}
