// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit
import UIKitCore

@MainActor
struct LaunchTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("willFinishLaunching")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("didFinishLaunching")
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      calls.append("didBecomeActive")
    }
    func applicationWillResignActive(_ application: UIApplication) {
      calls.append("willResignActive")
    }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("willTerminate") }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      calls.append("willConnect")
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("willEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { calls.append("willResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("didEnterBackground") }
    func sceneDidDisconnect(_ scene: UIScene) { calls.append("didDisconnect") }
  }

  final class SceneApp: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: "Default Configuration", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  let harness = Harness()
  let application = UIApplication.shared

  init() {
    for scene in application.scenes { application.disconnect(scene) }
    application.deactivate()
  }

  @Test func `An app without scenes of its own launches, shows its window and becomes active`() {
    let delegate = Delegate()
    application.launch(delegate: delegate)
    #expect(delegate.calls == ["willFinishLaunching", "didFinishLaunching", "didBecomeActive"])
    #expect(application.applicationState == .active)
    #expect(application.connectedScenes.count == 1)
    #expect(delegate.window?.windowScene != nil)
    #expect(application.keyWindow === delegate.window)
    #expect(delegate.window?.isKeyWindow == true)
    application.delegate = nil
  }

  @Test func `A scene delegate's class is made and told of the scene's life`() throws {
    application.launch(delegate: SceneApp())
    let scene = try #require(application.scenes.first)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    #expect(delegate.calls == ["willConnect", "willEnterForeground", "didBecomeActive"])
    #expect(scene.activationState == .foregroundActive)
    let window = try #require(delegate.window)
    var hasEnded = false
    application.onLastSceneClosed = { hasEnded = true }
    application.inject(.close(window))
    application.frameDriver.runFrame(at: CACurrentMediaTime())
    #expect(
      delegate.calls.suffix(3) == ["willResignActive", "didEnterBackground", "didDisconnect"])
    #expect(hasEnded)
    #expect(application.connectedScenes.isEmpty)
    application.onLastSceneClosed = nil
    application.delegate = nil
  }

  final class StoryboardApp: NSObject, UIApplicationDelegate {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { configuration }
  }

  @Test func `A scene's storyboard is shown, unless the delegate puts a window of its own there`()
    throws
  {
    let app = StoryboardApp()
    app.configuration.storyboard = try UIStoryboard(
      data: Data(StoryboardText.oneScene(subviews: "").utf8), file: "Main.storyboard")
    application.launch(delegate: app)
    let shown = try #require(app.window)
    #expect(shown.isKeyWindow && shown.rootViewController?.isViewLoaded == true)
    for scene in application.scenes { application.disconnect(scene) }
    application.deactivate()

    app.configuration.delegateClass = SceneDelegate.self
    application.launch(delegate: app)
    let scene = try #require(application.scenes.first as? UIWindowScene)
    let own = (scene.delegate as? SceneDelegate)?.window
    #expect(own?.isKeyWindow == true)
    #expect(scene.windows.filter { !$0.isHidden } == [own])
    application.delegate = nil
  }

  @Test func `Losing the front makes the app inactive, and cancels touches`() async {
    let harness = Harness()
    var names: [Notification.Name] = []
    let tokens = [
      UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    application.inject(.active(harness.window, false))
    await harness.advance(by: .milliseconds(20))
    #expect(application.applicationState == .inactive)
    #expect(harness.window.traitCollection.activeAppearance == .inactive)
    application.inject(.active(harness.window, true))
    await harness.advance(by: .milliseconds(20))
    #expect(application.applicationState == .active)
    #expect(
      names == [
        UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification,
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `Hiding the key window gives the keyboard to the next one`() {
    let harness = Harness()
    let other = UIWindow(frame: harness.window.bounds)
    other.makeKeyAndVisible()
    #expect(application.keyWindow === other)
    #expect(!harness.window.isKeyWindow)
    other.isHidden = true
    #expect(application.keyWindow === harness.window)
  }
}
