// SPDX-License-Identifier: MIT

/// What a component shows of its loads.
public enum LoadingPhase: Hashable, Sendable {
  /// No load runs and nothing is shown.
  case idle
  /// A load runs, and its grace period keeps it invisible.
  case waiting
  /// A load runs and is shown.
  case shown
  /// All loads have ended; the indicator stays until its minimum time is over.
  case holding

  /// Whether the indicator is to be seen.
  public var isVisible: Bool { self == .shown || self == .holding }
}
