// SPDX-License-Identifier: MIT

/// How much contrast the user asks for.
///
/// Counterpart: `UIAccessibilityContrast`.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// Increased.
  case high = 1
}
