// SPDX-License-Identifier: MIT
internal import ConstraintSolver
internal import CoreGraphics
internal import Diagnostics
internal import Foundation

extension AutoLayoutEngine {
  /// How often a pass may cause itself to run again.
  private static var roundLimit: Int { 16 }

  /// Whether a pass would do something.
  package var needsPass: Bool {
    isUnsettled || !staleFrames.isEmpty
  }

  /// Whether constraints are to be updated or solved.
  var isUnsettled: Bool { !staleConstraintViews.isEmpty || needsSolve }

  private var needsSolve: Bool {
    !waitingRules.isEmpty || !staleBoxes.isEmpty || retriesBrokenRules || solver.needsSolve
      || solver.hasChangedVariables
  }

  /// Updates constraints, solves, and places what lies in a view; what lies elsewhere waits for its own pass.
  func run(in view: UIView) {
    for _ in 0..<Self.roundLimit {
      updateConstraints(in: root)
      solve()
      placeViews(in: view)
      // Within `updateConstraints()` the pass that called it goes on afterwards.
      guard isUnsettled, !isUpdatingConstraints else { return }
    }
    let sentence =
      "Auto Layout does not settle: each pass in \(view.nameInMessages) asks for another"
    Diagnostics.report(sentence, once: "AutoLayoutEngine.run")
    assertionFailure(sentence)
  }

  // MARK: Updating constraints

  /// Calls `updateConstraints()` where it has been asked for, the innermost views first.
  func updateConstraints(in view: UIView) {
    guard !isUpdatingConstraints else { return }
    isUpdatingConstraints = true
    defer { isUpdatingConstraints = false }
    for _ in 0..<Self.roundLimit {
      staleConstraintViews = staleConstraintViews.filter { $0.value.view != nil }
      let views = staleConstraintViews.values.compactMap(\.view).filter { $0.isInside(view) }
      guard !views.isEmpty else { return }
      for view in views {
        staleConstraintViews[ObjectIdentifier(view)] = nil
        view.autoLayout?.needsUpdate = false
      }
      let deepestFirst = views.map { ($0, $0.depth) }.sorted { $0.1 > $1.1 }
      for (view, _) in deepestFirst { view.callUpdateConstraints() }
    }
  }

  // MARK: Solving

  /// Brings all unknowns up to date, and notes whose frames changed.
  func solve() {
    if needsSolve {
      flush()
      solveBreakingConflicts()
      flowContents()
    }
    for variable in solver.takeChangedVariables() {
      guard let box = boxOfVariable[variable], let item = box.item else { continue }
      staleFrames[ObjectIdentifier(item)] = box
    }
  }

  /// Gives the solver what has been collected.
  private func flush() {
    while !staleBoxes.isEmpty {
      let boxes = staleBoxes.values
      staleBoxes.removeAll()
      for box in boxes {
        if !isPinned(box) || box.view === root {
          _ = origin(of: box, .horizontal)
          _ = origin(of: box, .vertical)
        }
        updatePins(of: box, .horizontal)
        updatePins(of: box, .vertical)
        updateContent(of: box)
        for rule in Array(box.rules.values) { refresh(rule) }
        if let item = box.item {
          staleBoxes[ObjectIdentifier(item)] = nil
          staleFrames[ObjectIdentifier(item)] = box
        }
      }
    }
    // Contents come to rest before rules chain them together: each then moves alone, and not all that hangs on it.
    if !waitingRules.isEmpty { solveBreakingConflicts() }
    if retriesBrokenRules {
      retriesBrokenRules = false
      for rule in brokenRules { wait(rule) }
      brokenRules.removeAll()
    }
    let rules = waitingRules
    waitingRules.removeAll()
    for rule in rules {
      rule.isWaiting = false
      guard rule.solverConstraint == nil, let expression = expression(of: rule.constraint) else {
        continue
      }
      rule.expression = expression
      let constraint = solver.add(
        expression, rule.constraint.relation.solverRelation,
        strength: rule.constraint.priority.strength)
      rule.solverConstraint = constraint
      sources[constraint] = .rule(rule)
    }
    // Expressions may have brought in further views.
    if !staleBoxes.isEmpty { flush() }
  }

  /// Lets the heights of flowing contents follow their widths.
  private func flowContents() {
    for _ in 0..<3 {
      for box in flowingBoxes.values where !isPinned(box) {
        guard let view = box.view as? any WidthDependentContent else { continue }
        let width = solver.value(of: length(of: box, .horizontal))
        guard width > 0, box.measuredWidth.map({ abs($0 - width) > 1e-6 }) ?? true else { continue }
        box.measuredWidth = width
        if let height = view.contentHeight(forWidth: CGFloat(width)) {
          setContent(Double(height), of: box, .vertical)
        }
      }
      guard solver.needsSolve else { return }
      solveBreakingConflicts()
    }
  }
}
