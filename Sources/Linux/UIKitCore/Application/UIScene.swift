// SPDX-License-Identifier: MIT
public import Foundation

/// One instance of the app's interface.
///
/// Counterpart: `UIScene`.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Where a scene is in its life.
  ///
  /// Counterpart: `UIScene.ActivationState`.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// Shown, and takes input.
    case foregroundActive = 0
    /// Shown, and another window takes input.
    case foregroundInactive = 1
    /// Not shown.
    case background = 2
  }

  /// Why a scene is connected.
  ///
  /// Counterpart: `UIScene.ConnectionOptions`.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    package override init() { super.init() }
  }

  private let ownSession: UISceneSession
  /// What `activationState` answers; the application moves it.
  package final var state = ActivationState.unattached

  /// A scene of that session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    ownSession = session
    super.init()
    session.connect(self)
  }

  /// The session to which the scene belongs.
  open var session: UISceneSession { ownSession }
  /// Who is told of the scene's life; kept by the scene.
  open var delegate: (any UISceneDelegate)?
  /// Where the scene is in its life.
  open var activationState: ActivationState { state }
  /// What the desktop shows in the window's bar.
  open var title: String! = "" {
    didSet { titleChanged() }
  }
  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Called after `title` has changed.
  package func titleChanged() {}
}

extension UIScene {
  /// Posted before a scene connects; the object is the scene.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted after a scene was closed; the object is the scene.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after a scene began to take input; the object is the scene.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene stops taking input; the object is the scene.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene is shown; the object is the scene.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after a scene is no longer shown; the object is the scene.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
