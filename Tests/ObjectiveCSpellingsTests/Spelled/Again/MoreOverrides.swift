// SPDX-License-Identifier: MIT
import Foundation

// In a folder of its own, and of a class in another file.
extension HomeScreen {
  override var isDark: Bool {
    get { !super.isDark }
    set {
      super.isDark = newValue
      log.append("home \(newValue)")
    }
  }
  override open var description: String { "home screen" }
}
