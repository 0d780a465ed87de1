// SPDX-License-Identifier: MIT
internal import Foundation

extension UIApplication {
  /// Launches the app: tells the delegate, connects the first scene, shows it, and makes the app active.
  ///
  /// - Parameter delegate: Who is told; kept by the app.
  package final func launch(delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    UITraitCollection.current = UIScreen.main.traitCollection
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    hasLaunched = true
    post(Self.didFinishLaunchingNotification)
    if scenes.isEmpty { showStoryboardWithoutSceneDelegate(in: connectScene()) }
    activate()
  }

  /// Makes a scene as the delegate wants it, and shows it.
  @discardableResult
  final func connectScene() -> UIScene {
    let options = UIScene.ConnectionOptions()
    let proposed = UISceneSession(
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let configuration =
      delegate?.application(self, configurationForConnecting: proposed, options: options)
      ?? proposed.configuration
    let session = UISceneSession(configuration: configuration)
    let type = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    connect(scene, options: options)
    return scene
  }

  /// Adds a scene, and calls its delegate.
  package final func connect(_ scene: UIScene, options: UIScene.ConnectionOptions = .init()) {
    scenes.append(scene)
    scene.state = .foregroundInactive
    scene.delegate = scene.delegate ?? makeSceneDelegate(scene.session.configuration)
    let keeper = scene.delegate as? any UIWindowSceneDelegate
    let window = keeper == nil ? nil : makeStoryboardWindow(in: scene)
    if let window { keeper?.window = window }
    post(UIScene.willConnectNotification, scene)
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    // Not where the delegate put another one in its place.
    if let window, keeper?.window === window { window.makeKeyAndVisible() }
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
    if currentState == .active { activate(scene) }
  }

  /// The configuration's delegate class, or the class that Xcode's template names.
  private func makeSceneDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    if let type = configuration.delegateClass {
      return ObjectFactory.make(type) as? any UISceneDelegate
    }
    guard let delegate else { return nil }
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    guard let type = NSClassFromString("\(module).SceneDelegate") else { return nil }
    return ObjectFactory.make(type) as? any UISceneDelegate
  }

  /// Shows the storyboard of an app that has no scene delegate: the app's own delegate keeps the window.
  private func showStoryboardWithoutSceneDelegate(in scene: UIScene) {
    guard scene.delegate == nil, windowScenes.allSatisfy(\.windows.isEmpty),
      let window = makeStoryboardWindow(in: scene)
    else { return }
    delegate?.window = window
    if delegate?.window === window { window.makeKeyAndVisible() }
  }

  /// A window with the storyboard's initial controller, which shows itself later; `nil` without either.
  private func makeStoryboardWindow(in scene: UIScene) -> UIWindow? {
    guard let scene = scene as? UIWindowScene,
      let controller = storyboard(of: scene.session.configuration)?
        .instantiateInitialViewController()
    else { return nil }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    return window
  }

  /// The configuration's storyboard, or the one that Xcode's template names.
  private func storyboard(of configuration: UISceneConfiguration) -> UIStoryboard? {
    if let storyboard = configuration.storyboard { return storyboard }
    guard configuration.delegateClass == nil, StoryboardFile.place(named: "Main", in: nil) != nil
    else {
      return nil
    }
    return UIStoryboard(name: "Main", bundle: nil)
  }

  /// The scene in which a window that names none is shown.
  final func adopt(_ window: UIWindow) {
    guard let scene = windowScenes.first else { return }
    window.windowScene = scene
  }

  /// Takes a scene away, with its windows.
  package final func disconnect(_ scene: UIScene) {
    guard scenes.contains(scene) else { return }
    if scene.activationState == .foregroundActive { deactivate(scene) }
    scene.state = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification, scene)
    if let scene = scene as? UIWindowScene {
      for window in scene.windows {
        window.touchDispatcher.cancelAll()
        window.isHidden = true
      }
      scene.surface?.close()
      scene.surface = nil
    }
    scene.state = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, scene)
    delegate?.application(self, didDiscardSceneSessions: [scene.session])
    scenes.removeAll { $0 === scene }
    scene.delegate = nil
  }

  /// Ends the app, after its last scene was closed.
  final func terminate() {
    if currentState == .active { deactivate() }
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
    onLastSceneClosed?()
  }

  final func post(_ name: Notification.Name, _ object: Any? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? self)
  }
}
