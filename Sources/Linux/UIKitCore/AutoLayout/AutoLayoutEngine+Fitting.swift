// SPDX-License-Identifier: MIT
internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension AutoLayoutEngine {
  /// The size that the constraints in a view come to, as near to a target as the priorities ask.
  static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    view.updateConstraintsIfNeeded()
    let engine = AutoLayoutEngine(root: view, isTrial: true)
    engine.registerSubtree(view)
    let box = engine.box(of: view)
    engine.noteStale(box)
    let wishes = [
      (NSLayoutConstraint.Axis.horizontal, target.width, horizontal),
      (.vertical, target.height, vertical),
    ]
    for (axis, length, priority) in wishes {
      var expression = engine.frameLength(of: view, axis)
      expression.constant -= Double(length)
      let constraint = engine.solver.add(expression, .equal, strength: priority.strength)
      engine.sources[constraint] = .fitting
    }
    engine.solve()
    let scale = Double(view.window?.screen.scale ?? UIScreen.main.scale)
    func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
      let insets = view.alignmentInsets(axis)
      let length = engine.solver.value(of: engine.length(of: box, axis))
      return CGFloat(((length + insets.start + insets.end) * scale - 1e-5).rounded(.up) / scale)
    }
    return CGSize(width: max(0, length(.horizontal)), height: max(0, length(.vertical)))
  }
}
