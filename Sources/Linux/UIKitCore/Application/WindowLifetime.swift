// SPDX-License-Identifier: MIT
internal import Foundation

/// A part of a window whose end is the window's: a window that nobody keeps is no longer shown.
final class WindowLifetime: Sendable {
  deinit {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      for scene in UIApplication.shared.windowScenes { scene.windowsReordered() }
    }
  }
}
