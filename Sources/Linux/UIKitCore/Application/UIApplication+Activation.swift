// SPDX-License-Identifier: MIT

extension UIApplication {
  /// The scenes that have windows.
  final var windowScenes: [UIWindowScene] { scenes.compactMap { $0 as? UIWindowScene } }

  /// The windows that can be seen, the rearmost of each scene first.
  package final var shownWindows: [UIWindow] { windowScenes.flatMap(\.shownWindows) }

  /// The app takes input now, and so do its scenes.
  package final func activate() {
    guard currentState != .active else { return }
    if currentState == .background {
      delegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
    }
    currentState = .active
    for scene in scenes { activate(scene) }
    delegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification)
  }

  /// The app no longer takes input.
  package final func deactivate() {
    guard currentState == .active else { return }
    delegate?.applicationWillResignActive(self)
    post(Self.willResignActiveNotification)
    for scene in scenes { deactivate(scene) }
    currentState = .inactive
  }

  /// The scene takes input now.
  final func activate(_ scene: UIScene) {
    guard scene.state != .foregroundActive else { return }
    scene.state = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, scene)
  }

  /// The scene no longer takes input.
  final func deactivate(_ scene: UIScene) {
    guard scene.state == .foregroundActive else { return }
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification, scene)
    scene.state = .foregroundInactive
  }

  /// The machine is short of memory: everybody is asked to let go of what can be had again.
  package final func noteLowMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(Self.didReceiveMemoryWarningNotification)
    for window in windows { window.rootController?.forEachInTree { $0.didReceiveMemoryWarning() } }
  }

  // MARK: Windows

  /// Opens what the desktop shows of the window's scene.
  final func show(_ window: UIWindow) {
    if window.owningScene == nil { window.windowScene = windowScenes.first ?? connectOwnScene() }
    guard let scene = window.owningScene else { return }
    if scene.surface == nil, let host = frameDriver.host {
      let surface = host.makeSurface(for: window)
      surface.title = scene.title ?? ""
      scene.surface = surface
    }
    scene.needsPresenting = true
    frameDriver.setNeedsFrame()
  }

  /// A scene for an app that makes windows before any scene is connected.
  private func connectOwnScene() -> UIWindowScene {
    let session = UISceneSession(
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scenes.append(scene)
    scene.state = currentState == .active ? .foregroundActive : .foregroundInactive
    return scene
  }

  final func hide(_ window: UIWindow) {
    if keyWindowOfApplication === window { giveKeyAway(from: window) }
    window.owningScene?.windowsReordered()
  }

  final func makeKey(_ window: UIWindow) {
    let previous = keyWindowOfApplication
    guard previous !== window else { return }
    if let previous { resignKey(previous) }
    keyWindowOfApplication = window
    window.owningScene?.bringToFront(window)
    window.becomeKey()
    post(UIWindow.didBecomeKeyNotification, window)
  }

  private func resignKey(_ window: UIWindow) {
    window.touchDispatcher.cancelPresses()
    keyWindowOfApplication = nil
    window.resignKey()
    post(UIWindow.didResignKeyNotification, window)
  }

  /// Lets the frontmost of the other windows take the keyboard.
  private func giveKeyAway(from window: UIWindow) {
    resignKey(window)
    if let next = window.owningScene?.shownWindows.last(where: { $0 !== window && $0.canBecomeKey })
    {
      makeKey(next)
    }
  }
}
