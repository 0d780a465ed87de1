// SPDX-License-Identifier: MIT

/// A part of a window whose end is the window's: a window that nobody keeps is no longer shown.
final class WindowLifetime: Sendable {
  deinit {
    MainThread.run {
      for scene in UIApplication.shared.windowScenes { scene.windowsReordered() }
    }
  }
}
