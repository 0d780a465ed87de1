// SPDX-License-Identifier: MIT
internal import Foundation
public import ObjectiveCTables

/// The app: its delegate, its scenes, and the way of every event and action.
///
/// Counterpart: `UIApplication`.
/// Differs from Apple: URLs, remote notifications, background tasks and icons are absent.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private static var theApplication: UIApplication?

  /// The one application, made when it is first asked for.
  public class var shared: UIApplication {
    if let theApplication { return theApplication }
    let application = UIApplication()
    theApplication = application
    return application
  }

  // MARK: Storage

  /// What runs the frames.
  package final lazy var frameDriver = FrameDriver(application: self)
  /// The connected scenes, in the order in which they came.
  package final var scenes: [UIScene] = []
  /// What `keyWindow` answers; not kept.
  final weak var keyWindowOfApplication: UIWindow?
  /// Called when the last scene was closed, so that the process may end.
  package final var onLastSceneClosed: (() -> Void)?
  final var ignoredInteractions = 0
  final var currentState = State.inactive
  final var hasLaunched = false

  /// An application without scenes.
  public override init() {
    super.init()
    if Self.theApplication == nil { Self.theApplication = self }
  }

  // MARK: State

  /// Who is told of the app's life; kept by the app.
  ///
  /// Differs from Apple: Apple's is not kept.
  open var delegate: (any UIApplicationDelegate)?
  /// Whether the app takes input.
  open var applicationState: State { currentState }
  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  /// Whether the app may have more than one scene: `true`.
  open var supportsMultipleScenes: Bool { true }
  /// The windows of all scenes.
  open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }
  /// The window that takes the keyboard.
  open var keyWindow: UIWindow? { keyWindowOfApplication }
  /// The text size that the user asks for.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The direction in which the interface is read.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The delegate, where it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Events

  /// Delivers an event to the windows for which it is.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// Sends `action` to `target`, or along the responder chain where that is `nil`.
  ///
  /// - Returns: Whether anybody answered.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    route(action, to: target, from: sender, for: event)
  }

  /// Keeps touches from all views until the matching `endIgnoringInteractionEvents()`; calls nest.
  open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }
  /// Ends what `beginIgnoringInteractionEvents()` began.
  open func endIgnoringInteractionEvents() { ignoredInteractions = max(0, ignoredInteractions - 1) }
  /// Whether touches are kept from all views.
  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }
}
