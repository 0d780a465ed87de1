// SPDX-License-Identifier: MIT
internal import ConstraintSolver

/// The unknowns of one view or guide: its alignment rectangle in the coordinates of its superview or owning view.
@MainActor
final class LayoutBox {
  /// One axis of the rectangle.
  struct Span {
    var origin: ConstraintSolver.Variable?
    var length: ConstraintSolver.Variable?
    /// What holds the frame of a view that no constraint places.
    var pins: [Pin] = []
    /// What keeps the contents from being stretched and from being cut off.
    var hugging: ConstraintSolver.Constraint?
    var resistance: ConstraintSolver.Constraint?
  }

  /// A required equality made from a frame.
  struct Pin {
    let constraint: ConstraintSolver.Constraint
    /// The part of a change of the superview's length that it follows.
    let share: Double
  }

  weak var item: AnyObject?
  var horizontal = Span()
  var vertical = Span()
  /// The constraints that speak of the item.
  var rules: [ObjectIdentifier: LayoutRule] = [:]
  /// The width for which the contents' height was asked.
  var measuredWidth: Double?

  init(_ item: AnyObject) {
    self.item = item
  }

  var view: UIView? { item as? UIView }
  var guide: UILayoutGuide? { item as? UILayoutGuide }

  subscript(axis: NSLayoutConstraint.Axis) -> Span {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// A constraint in an engine.
@MainActor
final class LayoutRule {
  let constraint: NSLayoutConstraint
  /// When it was added; of two that exclude each other the later one is broken.
  let order: Int
  /// The solver's constraint; `nil` while it waits, and when it was broken.
  var solverConstraint: ConstraintSolver.Constraint?
  /// What the solver was given.
  var expression = ConstraintSolver.Expression()
  var isWaiting = false
  /// The boxes that list the rule; weak, since they hold it.
  private var joined: [WeakBox] = []

  private struct WeakBox {
    weak var box: LayoutBox?
  }

  init(_ constraint: NSLayoutConstraint, order: Int) {
    self.constraint = constraint
    self.order = order
  }

  /// The boxes that list the rule.
  var boxes: [LayoutBox] { joined.compactMap(\.box) }

  /// Notes that a box lists the rule.
  func join(_ box: LayoutBox) { joined.append(WeakBox(box: box)) }
}

/// A view that is not kept alive.
struct WeakView {
  weak var view: UIView?

  init(_ view: UIView) { self.view = view }
}
