// SPDX-License-Identifier: MIT

/// Whether the user asks for bold text.
///
/// Counterpart: `UILegibilityWeight`.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Bold.
  case bold = 1
}
