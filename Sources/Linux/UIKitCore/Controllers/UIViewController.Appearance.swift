// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Where a controller's view is between hidden and shown.
  struct Appearance {
    enum State {
      case disappeared
      case appearing
      case appeared
      case disappearing
    }

    var state = State.disappeared
    var isAnimated = false
    /// Whether whoever began the transition ends it; else the next layout, or leaving the window, does.
    var isHeld = false
    var isMovingToParent = false
    var isMovingFromParent = false
    var isBeingPresented = false
    var isBeingDismissed = false
  }
}
