// SPDX-License-Identifier: MIT

/// Light or dark appearance.
///
/// Counterpart: `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Whatever the surroundings say.
  case unspecified = 0
  /// Dark content on light ground.
  case light = 1
  /// Light content on dark ground.
  case dark = 2
}
