// SPDX-License-Identifier: MIT
public import Foundation

/// What a scene is an instance of.
///
/// Counterpart: `UISceneSession`.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  ///
  /// Counterpart: `UISceneSession.Role`.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// The role of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Role("UIWindowSceneSessionRoleApplication")
  }

  private let ownConfiguration: UISceneConfiguration
  private let identifier = UUID().uuidString
  private weak var ownScene: UIScene?

  /// A session whose scene is yet to come.
  package init(configuration: UISceneConfiguration) {
    ownConfiguration = configuration
    super.init()
  }

  /// The scene, while it is connected.
  open var scene: UIScene? { ownScene }
  /// What the scene is for.
  open var role: Role { ownConfiguration.role }
  /// How the scene was made.
  open var configuration: UISceneConfiguration { ownConfiguration }
  /// A name that no other session has.
  open var persistentIdentifier: String { identifier }
  /// Whatever the app wants to keep with the session, while the app runs.
  open var userInfo: [String: Any]?

  /// Takes note of the scene, without keeping it.
  package final func connect(_ scene: UIScene) { ownScene = scene }
}

/// How a scene is made.
///
/// Counterpart: `UISceneConfiguration`.
///
/// Differs from Apple: there is no Info.plist to look up a name in; what is not set is as in a new app of Xcode's, the
/// class `SceneDelegate` and `Main.storyboard`.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  private let ownName: String?
  private let ownRole: UISceneSession.Role

  /// A configuration of that name and role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    ownName = name
    ownRole = sessionRole
    super.init()
  }

  /// The name that the app gave.
  open var name: String? { ownName }
  /// What the scene is for.
  open var role: UISceneSession.Role { ownRole }
  /// The scene's class; `UIWindowScene` for `nil`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; for `nil`, the class `SceneDelegate` in the app delegate's module.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial view controller the scene shows from its beginning.
  ///
  /// For `nil`, the app's `Main.storyboard` if there is one, unless ``delegateClass`` is set: packages have no
  /// Info.plist, so what Xcode writes into a new app's counts.
  open var storyboard: UIStoryboard?
}
