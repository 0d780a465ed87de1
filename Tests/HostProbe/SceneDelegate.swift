// SPDX-License-Identifier: MIT
import UIKit

/// As in Xcode's template: found by its name, and given the window of the storyboard.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    say(window?.rootViewController is ProbeController ? "window" : "no window")
  }
}
