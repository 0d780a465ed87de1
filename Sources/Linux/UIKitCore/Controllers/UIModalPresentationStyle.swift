// SPDX-License-Identifier: MIT

/// How much of the window a presented controller fills.
///
/// Counterpart: `UIModalPresentationStyle`.
/// Differs from Apple: sheets and popovers fill the window too.
public enum UIModalPresentationStyle: Int, Sendable {
  /// What the system thinks best: all, with the presenting view behind.
  case automatic = -2
  /// No presentation.
  case none = -1
  /// All; the presenting view is taken out meanwhile.
  case fullScreen = 0
  /// All, with the presenting view behind.
  case pageSheet = 1
  /// All, with the presenting view behind.
  case formSheet = 2
  /// The presenting view's place; that is taken out meanwhile.
  case currentContext = 3
  /// All; transitions are the app's own.
  case custom = 4
  /// All, with the presenting view behind.
  case overFullScreen = 5
  /// The presenting view's place, with that behind.
  case overCurrentContext = 6
  /// All, with the presenting view behind.
  case popover = 7

  /// Whether the presenting view is taken out while the presented one is shown.
  var replacesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
