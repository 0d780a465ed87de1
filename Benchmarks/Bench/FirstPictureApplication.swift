// SPDX-License-Identifier: MIT
import CHandmade
import Kurukuru
import UIKit

/// A window with one button that prints when it was painted, and ends.
final class FirstPictureApplication: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let button = ButtonWithLoad(frame: CGRect(x: 20, y: 60, width: 120, height: 44))
    button.setTitle("Load", for: .normal)
    button.setTitleColor(.black, for: .normal)
    controller.view.addSubview(button)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    handmade_watch_first_paint {
      print(Int(Date().timeIntervalSince1970 * 1e9))
      exit(0)
    }
    return true
  }
}
