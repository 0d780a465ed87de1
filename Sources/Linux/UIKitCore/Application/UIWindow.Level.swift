// SPDX-License-Identifier: MIT
public import Foundation

extension UIWindow {
  /// What a window lies above and below.
  ///
  /// Counterpart: `UIWindow.Level`.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// Higher is nearer to the user.
    public var rawValue: CGFloat

    /// The level of that height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of that height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The app's own windows.
    public static let normal = Level(rawValue: 0)
    /// The status bar.
    public static let statusBar = Level(rawValue: 1_000)
    /// Alerts.
    public static let alert = Level(rawValue: 2_000)

    /// Whether `lhs` lies below `rhs`.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Posted after a window became visible; the object is the window.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after a window was hidden; the object is the window.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after a window got the keyboard; the object is the window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window lost the keyboard; the object is the window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}
