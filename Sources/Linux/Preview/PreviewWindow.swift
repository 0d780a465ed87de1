// SPDX-License-Identifier: MIT
public import CoreGraphics
import Foundation
import GTKHost
import QuartzCore
public import UIKit
import UIKitCore

/// Shows one controller in a window of the desktop, until it is closed.
@MainActor
public final class PreviewWindow: UIResponder, UIApplicationDelegate {
  private let title: String?
  private let isDark: Bool
  private let makeController: () throws -> UIViewController

  /// The window, from the launch on.
  public var window: UIWindow?

  /// A delegate that shows a controller; see `show`.
  init(
    title: String? = nil, isDark: Bool = false,
    _ makeController: @escaping () throws -> UIViewController
  ) {
    self.title = title
    self.isDark = isDark
    self.makeController = makeController
    super.init()
  }

  /// Opens a window, and ends the process with 0 when it is closed; comes back at once where there is no display.
  ///
  /// - Parameters:
  ///   - title: What the window's bar says; `nil`: the controller's title, or its class.
  ///   - size: The window's first size in points.
  ///   - isDark: Whether it is dark although the desktop is not.
  ///   - makeController: What is shown; an error ends the process with 2 and one line.
  public static func show(
    title: String? = nil, size: CGSize, isDark: Bool = false,
    _ makeController: @escaping () throws -> UIViewController
  ) {
    let application = UIApplication.shared
    guard let host = GTKApplicationHost(application: application) else { return }
    application.onLastSceneClosed = { MainLoop.stop() }
    UIScreen.main.size = size
    application.launch(delegate: PreviewWindow(title: title, isDark: isDark, makeController))
    MainLoop.run()
    withExtendedLifetime(host) { exit(0) }
  }

  /// Makes the window and the controller in it.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    do {
      let controller = try makeController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.backgroundColor = .systemBackground
      if isDark { window.overrideUserInterfaceStyle = .dark }
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.windowScene?.title = title ?? controller.title ?? "\(type(of: controller))"
      self.window = window
    } catch {
      KurukuruPreview.fail(error)
    }
    return true
  }
}
