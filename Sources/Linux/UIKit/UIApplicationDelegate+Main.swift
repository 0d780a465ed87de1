// SPDX-License-Identifier: MIT
import GTKHost
public import UIKitCore

extension UIApplicationDelegate {
  /// Runs the application with an instance of this class as its delegate; what `@main` calls.
  public static func main() {
    ApplicationLauncher.run(principal: nil, delegate: self as AnyClass)
  }
}
