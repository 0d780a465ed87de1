// SPDX-License-Identifier: MIT

/// The kind of device that the interface is for.
///
/// Counterpart: `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A desktop; what Linux windows report is `.pad`, as an iPad app's windows do.
  case mac = 5
  /// A headset.
  case vision = 6
}
