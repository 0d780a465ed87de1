// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
package import UIKitCore

/// Runs an application from its launch to the end of the process.
@MainActor
package enum ApplicationLauncher {
  /// Never returns: ends the process with 0 after the last window.
  package static func run(principal: UIApplication.Type?, delegate delegateType: AnyClass?) -> Never
  {
    let application = makeApplication(principal)
    let host = makeHost(for: application)
    application.onLastSceneClosed = { MainLoop.stop() }
    application.launch(delegate: makeDelegate(delegateType, of: application))
    if application.shownWindows.isEmpty { Diagnostics.report(noWindow) }
    MainLoop.run()
    withExtendedLifetime(host) { exit(EXIT_SUCCESS) }
  }

  private static let noWindow = """
    the application shows no window: let application(_:didFinishLaunchingWithOptions:) or a scene delegate make one. \
    A package has no Info.plist, so what counts is a class SceneDelegate, and a Main.storyboard for which a delegate \
    has the property window
    """

  private static func makeApplication(_ type: UIApplication.Type?) -> UIApplication {
    guard let type else { return UIApplication.shared }
    guard let application = ObjectFactory.make(type) as? UIApplication else {
      misuse("UIApplicationMain: \(type) has no init()")
    }
    return application
  }

  private static func makeHost(for application: UIApplication) -> any FrameHost {
    if let host = GTKApplicationHost(application: application) { return host }
    Diagnostics.report("there is no display: the application runs unseen")
    return HeadlessHost(application: application)
  }

  private static func makeDelegate(
    _ type: AnyClass?, of application: UIApplication
  ) -> any UIApplicationDelegate {
    let object: AnyObject? = type.map { ObjectFactory.make($0) } ?? application
    guard let delegate = object as? any UIApplicationDelegate else {
      misuse(
        "UIApplicationMain: \(type ?? UIApplication.self) must conform to UIApplicationDelegate")
    }
    return delegate
  }
}
