// SPDX-License-Identifier: MIT

/// How much room an axis has.
///
/// Counterpart: `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room, as across a phone.
  case compact = 1
  /// Ample room, as across a tablet.
  case regular = 2
}
