// SPDX-License-Identifier: MIT

/// Whether content lies on the ground or is raised above it.
///
/// Counterpart: `UIUserInterfaceLevel`.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// On the ground.
  case base = 0
  /// Above other content, as a sheet.
  case elevated = 1
}
