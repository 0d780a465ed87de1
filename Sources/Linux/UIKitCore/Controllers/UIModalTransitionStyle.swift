// SPDX-License-Identifier: MIT

/// How a presented controller comes and goes.
///
/// Counterpart: `UIModalTransitionStyle`.
/// Differs from Apple: flips and page curls are absent.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up from below.
  case coverVertical = 0
  /// It fades in.
  case crossDissolve = 2
}
