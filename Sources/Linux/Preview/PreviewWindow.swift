// SPDX-License-Identifier: MIT
import Foundation
import GTKHost
import QuartzCore
import UIKit
import UIKitCore

/// Shows the content in a window of the desktop.
@MainActor
final class PreviewWindow: UIResponder, UIApplicationDelegate {
  private let content: PreviewContent
  private let options: PreviewOptions
  private var shown: UIWindow?

  private init(_ content: PreviewContent, _ options: PreviewOptions) {
    self.content = content
    self.options = options
    super.init()
  }

  /// Opens a window and ends the process when it is closed; comes back at once where there is no display.
  static func show(_ content: PreviewContent, _ options: PreviewOptions) {
    let application = UIApplication.shared
    guard let host = GTKApplicationHost(application: application) else { return }
    application.onLastSceneClosed = { MainLoop.stop() }
    UIScreen.main.size = options.size
    application.launch(delegate: PreviewWindow(content, options))
    MainLoop.run()
    withExtendedLifetime(host) { exit(0) }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    do {
      let controller = try content.makeController(root: options.root)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.backgroundColor = .systemBackground
      if options.isDark { window.overrideUserInterfaceStyle = .dark }
      window.rootViewController = controller
      window.makeKeyAndVisible()
      shown = window
      window.windowScene?.title = controller.title ?? String(describing: type(of: controller))
    } catch {
      Preview.fail(error)
    }
    return true
  }
}
