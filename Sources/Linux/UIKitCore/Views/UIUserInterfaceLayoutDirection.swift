// SPDX-License-Identifier: MIT

/// The direction in which the interface is read.
///
/// Counterpart: `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As English and Japanese.
  case leftToRight
  /// As Arabic and Hebrew.
  case rightToLeft
}
