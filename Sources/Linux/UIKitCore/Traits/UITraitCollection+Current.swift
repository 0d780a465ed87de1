// SPDX-License-Identifier: MIT
internal import Foundation

extension UITraitCollection {
  // SAFETY: read and written on the main thread only; other threads have a value of their own.
  nonisolated(unsafe) private static var currentOnMainThread: UITraitCollection?
  private static let threadKey = "kurukuru.UITraitCollection.current"

  /// What the desktop says where no window does: the base of every window's traits.
  package static let fallback = UITraitCollection {
    $0.userInterfaceIdiom = .pad
    $0.userInterfaceStyle = .light
    $0.layoutDirection = .leftToRight
    $0.displayScale = 1
    $0.displayGamut = .SRGB
    $0.horizontalSizeClass = .regular
    $0.verticalSizeClass = .regular
    $0.preferredContentSizeCategory = .large
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
    $0.legibilityWeight = .regular
    $0.activeAppearance = .active
  }

  /// The traits with which dynamic colours resolve on this thread: the view's, while one draws or lays out.
  public class var current: UITraitCollection {
    get {
      if Thread.isMainThread { return currentOnMainThread ?? fallback }
      return Thread.current.threadDictionary[threadKey] as? UITraitCollection ?? fallback
    }
    set {
      if Thread.isMainThread {
        currentOnMainThread = newValue
      } else {
        Thread.current.threadDictionary[threadKey] = newValue
      }
    }
  }

  /// Runs `actions` with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    actions()
  }
}
