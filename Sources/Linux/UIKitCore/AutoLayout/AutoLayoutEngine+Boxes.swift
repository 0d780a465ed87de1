// SPDX-License-Identifier: MIT
internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension AutoLayoutEngine {
  func box(of item: AnyObject) -> LayoutBox {
    if let box = boxes[ObjectIdentifier(item)] { return box }
    let box = LayoutBox(item)
    boxes[ObjectIdentifier(item)] = box
    // A view that is only on the way to others says when its frame changes, too.
    if !isTrial, let view = item as? UIView { registerIfNeeded(view) }
    return box
  }

  /// Has the next pass look at a view's frame and contents.
  func noteStale(_ box: LayoutBox) {
    guard let item = box.item else { return }
    staleBoxes[ObjectIdentifier(item)] = box
  }

  // MARK: Unknowns

  func origin(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> ConstraintSolver.Variable {
    if let variable = box[axis].origin { return variable }
    makeSpan(of: box, axis)
    return box[axis].origin ?? solver.makeVariable()
  }

  func length(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> ConstraintSolver.Variable {
    if let variable = box[axis].length { return variable }
    makeSpan(of: box, axis)
    return box[axis].length ?? solver.makeVariable()
  }

  private func makeSpan(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) {
    let origin = solver.makeVariable()
    let length = solver.makeVariable()
    boxOfVariable[origin] = box
    boxOfVariable[length] = box
    box[axis].origin = origin
    box[axis].length = length
    updatePins(of: box, axis)
    noteStale(box)
  }

  // MARK: Frames in place of constraints

  /// Whether a box's frame stands for constraints, rather than the other way round.
  func isPinned(_ box: LayoutBox) -> Bool {
    guard let view = box.view, !(isTrial && view === root) else { return false }
    return view.translatesAutoresizingMaskIntoConstraints
  }

  /// Makes the constraints that hold a view's present frame, or brings them up to date.
  func updatePins(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) {
    guard let origin = box[axis].origin, let length = box[axis].length else { return }
    guard let view = box.view, isPinned(box) else {
      for pin in box[axis].pins { drop(pin.constraint) }
      box[axis].pins = []
      return
    }
    let insets = view.alignmentInsets(axis)
    let frame = view.span(axis)
    let superview = view === root ? nil : view.parent
    let shares = superview.map { view.autoresizingShares(axis, in: $0) } ?? (0, 0)
    let outer = superview.map { Double(axis == .horizontal ? $0.bounds.width : $0.bounds.height) }
    let values: [(ConstraintSolver.Variable, share: Double, value: Double)] = [
      (origin, shares.0, superview == nil ? 0 : frame.start + insets.start),
      (length, shares.1, frame.length - insets.start - insets.end),
    ]
    let pins = box[axis].pins
    if pins.count == 2, zip(pins, values).allSatisfy({ abs($0.share - $1.share) < 1e-6 }) {
      for (pin, value) in zip(pins, values) {
        let constant = pin.share * (outer ?? 0) - value.value
        editPin(pin, constant: constant)
      }
      return
    }
    for pin in pins { drop(pin.constraint) }
    box[axis].pins = values.map { variable, share, value in
      var expression = ConstraintSolver.Expression(variable)
      if share != 0, let superview {
        expression.add(frameLength(of: superview, axis), factor: -share)
      }
      // The superview's bounds are what its frame's length comes to now, so that its insets cancel out.
      expression.constant = share * (outer ?? 0) - value
      let constraint = solver.add(expression, .equal)
      sources[constraint] = .pin(box, axis)
      return LayoutBox.Pin(constraint: constraint, share: share)
    }
  }

  /// Takes over a frame that was set by hand; where constraints place the view they will do so again.
  func frameSet(of box: LayoutBox) {
    if isPinned(box) {
      updatePins(of: box, .horizontal)
      updatePins(of: box, .vertical)
    } else if let item = box.item {
      staleFrames[ObjectIdentifier(item)] = box
    }
  }

  private func editPin(_ pin: LayoutBox.Pin, constant: Double) {
    solver.setConstant(constant, of: pin.constraint)
    retriesBrokenRules = retriesBrokenRules || !brokenRules.isEmpty
  }

  // MARK: Contents

  /// Makes the constraints that a view's contents wish for, or brings them up to date.
  func updateContent(of box: LayoutBox) {
    guard let view = box.view, !isPinned(box) else {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        setContent(nil, of: box, axis)
      }
      return
    }
    let size = view.intrinsicContentSize
    setContent(size.width >= 0 ? Double(size.width) : nil, of: box, .horizontal)
    setContent(size.height >= 0 ? Double(size.height) : nil, of: box, .vertical)
    box.measuredWidth = nil
    let isFlowing =
      (view as? any WidthDependentContent)?.contentHeight(forWidth: view.bounds.width) != nil
    flowingBoxes[ObjectIdentifier(view)] = isFlowing ? box : nil
  }

  func setContent(_ wish: Double?, of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) {
    guard let wish, let view = box.view else {
      for constraint in [box[axis].hugging, box[axis].resistance] {
        if let constraint { drop(constraint) }
      }
      box[axis].hugging = nil
      box[axis].resistance = nil
      return
    }
    let length = length(of: box, axis)
    func update(
      _ constraint: ConstraintSolver.Constraint?, _ relation: ConstraintSolver.Relation,
      _ priority: UILayoutPriority
    ) -> ConstraintSolver.Constraint {
      if let constraint {
        if solver.strength(of: constraint) == priority.strength {
          solver.setConstant(-wish, of: constraint)
          return constraint
        }
        drop(constraint)
      }
      var expression = ConstraintSolver.Expression(length)
      expression.constant = -wish
      let made = solver.add(expression, relation, strength: priority.strength)
      sources[made] = .content(box, axis)
      return made
    }
    box[axis].hugging = update(
      box[axis].hugging, .lessThanOrEqual, view.contentHuggingPriority(for: axis))
    box[axis].resistance = update(
      box[axis].resistance, .greaterThanOrEqual,
      view.contentCompressionResistancePriority(for: axis))
  }

  // MARK: Removing

  /// Takes a constraint out of the solver.
  func drop(_ constraint: ConstraintSolver.Constraint) {
    solver.remove(constraint)
    sources[constraint] = nil
    retriesBrokenRules = retriesBrokenRules || !brokenRules.isEmpty
  }

  func forgetConstraints(of box: LayoutBox) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContent(nil, of: box, axis)
      for pin in box[axis].pins { drop(pin.constraint) }
      box[axis].pins = []
    }
  }

  func forget(_ box: LayoutBox) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for variable in [box[axis].origin, box[axis].length] {
        guard let variable else { continue }
        solver.remove(variable)
        boxOfVariable[variable] = nil
      }
      box[axis] = LayoutBox.Span()
    }
    guard let item = box.item else { return }
    let id = ObjectIdentifier(item)
    boxes[id] = nil
    staleBoxes[id] = nil
    staleFrames[id] = nil
    flowingBoxes[id] = nil
  }
}
