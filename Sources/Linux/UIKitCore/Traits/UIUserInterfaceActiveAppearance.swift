// SPDX-License-Identifier: MIT

/// Whether the interface is in the active window.
///
/// Counterpart: `UIUserInterfaceActiveAppearance`.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// In a window in the background.
  case inactive = 0
  /// In the window that takes input.
  case active = 1
}
