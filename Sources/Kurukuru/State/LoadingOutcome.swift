// SPDX-License-Identifier: MIT

/// How a load ended. Each load ends exactly once.
public enum LoadingOutcome: Hashable, Sendable {
  /// The work came to its end.
  case done
  /// The policy's time-out passed first.
  case timedOut
  /// Whoever began the load, or the component, gave it up.
  case cancelled
  /// The work threw an error.
  case failed

  /// How a load ended whose work has returned, in the task that ran it.
  static var ofReturn: LoadingOutcome { Task.isCancelled ? .cancelled : .done }

  /// How a load ended whose work has thrown, in the task that ran it.
  static func of(_ error: any Error) -> LoadingOutcome {
    Task.isCancelled || error is CancellationError ? .cancelled : .failed
  }
}
