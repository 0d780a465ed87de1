// SPDX-License-Identifier: MIT
public import Foundation

extension UIApplication {
  /// Whether an app takes input.
  ///
  /// Counterpart: `UIApplication.State`.
  public enum State: Int, Sendable {
    /// It does.
    case active
    /// It is shown, and does not.
    case inactive
    /// It is not shown.
    case background
  }

  /// Names of what an app is told at its launch.
  ///
  /// Counterpart: `UIApplication.LaunchOptionsKey`.
  /// Differs from Apple: the desktop tells nothing, so that there are no names.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Posted after the app has launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted after the app began to take input.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app stops taking input.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the app is no longer shown.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app is shown.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the app ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when the machine is short of memory.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
