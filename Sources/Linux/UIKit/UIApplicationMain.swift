// SPDX-License-Identifier: MIT
internal import Diagnostics
import Foundation
import GTKHost
import UIKitCore

/// Makes the application and its delegate, shows it, and runs until its last window is closed.
///
/// With a display the windows are the desktop's; without one the application runs in real time, and nobody
/// sees it. The process ends with 0 when the last window has closed, so the call does not return.
///
/// Counterpart: `UIApplicationMain`.
///
/// - Parameters:
///   - argc: Not used.
///   - argv: Not used.
///   - principalClassName: A subclass of `UIApplication`, as `NSStringFromClass` names it; nil for itself.
///   - delegateClassName: The delegate's class, as `NSStringFromClass` names it; nil where the principal class
///     is the delegate.
@MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let principal = principalClassName.map { name in
    guard let type = NSClassFromString(name) as? UIApplication.Type else {
      misuse("UIApplicationMain: there is no application class \(name)")
    }
    return type
  }
  let delegate: AnyClass? = delegateClassName.map { name in
    guard let type = NSClassFromString(name) else {
      misuse("UIApplicationMain: there is no delegate class \(name)")
    }
    return type
  }
  ApplicationLauncher.run(principal: principal, delegate: delegate)
}
