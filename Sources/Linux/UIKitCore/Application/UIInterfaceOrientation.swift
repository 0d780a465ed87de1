// SPDX-License-Identifier: MIT

/// Which way up the interface is.
///
/// Counterpart: `UIInterfaceOrientation`.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// On its left side.
  case landscapeLeft = 4
  /// On its right side.
  case landscapeRight = 3

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
