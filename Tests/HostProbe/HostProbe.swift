// SPDX-License-Identifier: MIT
import UIKit

/// A small application whose doings the tests read from its standard output, and which takes commands from its
/// standard input.
@main
final class HostProbe: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var commands: Commands?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // As in Xcode's template: the scene brings the window.
    if ProcessInfo.processInfo.environment["PROBE_TEMPLATE"] != nil { return true }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = ProbeController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.windowScene?.title = "HostProbe"
    self.window = window
    commands = Commands(controller)
    say("style \(controller.traitCollection.userInterfaceStyle == .dark ? "dark" : "light")")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { say("active") }

  func applicationWillTerminate(_ application: UIApplication) { say("ends") }
}

/// Writes a line that the tests can read at once.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
