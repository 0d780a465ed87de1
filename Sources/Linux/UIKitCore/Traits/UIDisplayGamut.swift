// SPDX-License-Identifier: MIT

/// The range of colours that a display shows.
///
/// Counterpart: `UIDisplayGamut`.
public enum UIDisplayGamut: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Standard RGB.
  case SRGB = 0
  /// Display P3.
  case P3 = 1
}
