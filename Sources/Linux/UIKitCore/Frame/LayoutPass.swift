// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import QuartzCore

/// The third pass: constraints, then `layoutSubviews` from the root down, until nothing asks for more.
@MainActor
enum LayoutPass {
  /// Lays all windows out.
  ///
  /// - Parameter limit: How many rounds a window may take; one more is a mistake of a view that asks for
  ///   layout in each of its layouts.
  static func run(_ windows: [UIWindow], limit: Int) {
    for window in windows {
      layOut(window, limit: limit)
      window.runAfterLayout()
      // What appeared may have changed the layout once more.
      if window.needsAnotherLayoutRound { layOut(window, limit: limit) }
      window.focusController.updateRing()
    }
  }

  private static func layOut(_ window: UIWindow, limit: Int) {
    for _ in 0..<limit {
      ConstraintPass.run(window)
      window.layerTree.layoutPass()
      guard window.needsAnotherLayoutRound else { return }
    }
    let sentence = "\(window.nameInMessages): layout asks for layout again in every round"
    Diagnostics.report(sentence)
    assertionFailure(sentence)
  }
}
