// SPDX-License-Identifier: MIT
import CHandmade
import UIKit
import UIKitCore

/// A window with spinners that prints, after some seconds: frames, CPU in milliseconds, wake-ups of all
/// threads, paints of the window's frame clock.
final class OnScreenApplication: UIResponder, UIApplicationDelegate {
  /// Until launching is over and the first frames are drawn; as in the C program.
  private static let settling = 1.5

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let words = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
    guard words.count == 2 else { exit(2) }
    UIScreen.main.size = SpinnerGrid.size
    let window = UIWindow(frame: CGRect(origin: .zero, size: SpinnerGrid.size))
    let controller = UIViewController()
    controller.view = SpinnerGrid.view(count: words[0])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    handmade_count_paints()
    let driver = application.frameDriver
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.settling) {
      // SAFETY: the main queue runs on the main actor's thread; so does the one below.
      MainActor.assumeIsolated {
        let (frames, paints, usage) = (driver.frameCount, handmade_paint_count(), Usage.now)
        DispatchQueue.main.asyncAfter(deadline: .now() + Double(words[1])) {
          MainActor.assumeIsolated {
            let end = Usage.now
            print(
              driver.frameCount - frames, end.cpuMilliseconds - usage.cpuMilliseconds,
              end.wakeUps - usage.wakeUps, Int(handmade_paint_count()) - Int(paints))
            exit(0)
          }
        }
      }
    }
    return true
  }
}
