// SPDX-License-Identifier: MIT

/// The reading direction as a trait.
///
/// Counterpart: `UITraitEnvironmentLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As English and Japanese.
  case leftToRight = 0
  /// As Arabic and Hebrew.
  case rightToLeft = 1
}
