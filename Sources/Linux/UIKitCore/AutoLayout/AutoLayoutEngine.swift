// SPDX-License-Identifier: MIT
internal import ConstraintSolver

/// The constraints of one hierarchy: what its views hold, as a system of equations, and the frames that follow.
///
/// The topmost view owns the engine. Changes are collected and take effect in the next pass, which updates
/// constraints, solves once, and places the views whose frames changed.
@MainActor
package final class AutoLayoutEngine {
  /// What a constraint of the solver stands for.
  enum Source {
    case rule(LayoutRule)
    case pin(LayoutBox, NSLayoutConstraint.Axis)
    case content(LayoutBox, NSLayoutConstraint.Axis)
    case fitting
  }

  unowned let root: UIView
  /// Whether the engine only finds out a size, and leaves the views as they are.
  let isTrial: Bool

  var solver = ConstraintSolver()
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  var boxOfVariable: [ConstraintSolver.Variable: LayoutBox] = [:]
  var rules: [ObjectIdentifier: LayoutRule] = [:]
  var sources: [ConstraintSolver.Constraint: Source] = [:]
  private var ruleCount = 0

  // What the next pass has to do.
  var waitingRules: [LayoutRule] = []
  var brokenRules: [LayoutRule] = []
  /// Whether something changed that broken rules may have been at odds with.
  var retriesBrokenRules = false
  var staleBoxes: [ObjectIdentifier: LayoutBox] = [:]
  var staleFrames: [ObjectIdentifier: LayoutBox] = [:]
  /// Held weakly: a view owns the engine, and may go before any pass.
  var staleConstraintViews: [ObjectIdentifier: WeakView] = [:]
  /// Views whose height depends on their width.
  var flowingBoxes: [ObjectIdentifier: LayoutBox] = [:]
  var isPlacing = false
  var isUpdatingConstraints = false

  /// How often a view was given a new frame.
  package internal(set) var placementCount = 0

  init(root: UIView, isTrial: Bool = false) {
    self.root = root
    self.isTrial = isTrial
  }

  // MARK: Views

  /// Takes in a view that has something to do with constraints, and the constraints that it holds.
  func register(_ view: UIView) {
    guard let state = view.autoLayout else { return }
    if !isTrial {
      guard state.engine !== self else { return }
      state.engine = self
      if state.needsUpdate { staleConstraintViews[ObjectIdentifier(view)] = WeakView(view) }
    }
    if !state.translatesMask || view === root {
      noteStale(box(of: view))
    }
    for constraint in state.constraints.all { add(constraint) }
  }

  /// Takes in a view and all in it.
  func registerSubtree(_ view: UIView) {
    register(view)
    for child in view.children { registerSubtree(child) }
  }

  /// Lets go of views that left together, and deactivates the constraints between them and others.
  func release(_ views: [UIView], leavingWith top: UIView) {
    let items = views.flatMap { view -> [AnyObject] in
      let guides =
        (view.autoLayout?.guides ?? []) + [view.autoLayout?.readableGuide].compactMap { $0 }
      return [view] + guides
    }
    let released = items.compactMap { boxes[ObjectIdentifier($0)] }
    for box in released {
      for rule in Array(box.rules.values) {
        if rule.constraint.container?.isInside(top) ?? false {
          remove(rule.constraint)
        } else {
          rule.constraint.uninstall()
        }
      }
    }
    for box in released { forgetConstraints(of: box) }
    for box in released { forget(box) }
    for view in views {
      staleConstraintViews[ObjectIdentifier(view)] = nil
      view.autoLayout?.engine = nil
    }
  }

  /// Lets go of a guide, and deactivates the constraints that speak of it.
  func release(_ guide: UILayoutGuide) {
    guard let box = boxes[ObjectIdentifier(guide)] else { return }
    for rule in Array(box.rules.values) { rule.constraint.uninstall() }
    forgetConstraints(of: box)
    forget(box)
  }

  // MARK: Constraints

  func add(_ constraint: NSLayoutConstraint) {
    let id = ObjectIdentifier(constraint)
    guard rules[id] == nil else { return }
    ruleCount += 1
    let rule = LayoutRule(constraint, order: ruleCount)
    rules[id] = rule
    for place in constraint.places {
      guard let item = place.item, let view = place.view else { continue }
      let box = box(of: item is InsetLayoutGuide ? view : item)
      box.rules[id] = rule
      rule.join(box)
    }
    wait(rule)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let rule = rules.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    for box in rule.boxes { box.rules[ObjectIdentifier(constraint)] = nil }
    withdraw(rule)
    // Looked for only where it can be, since lists of thousands are emptied one by one.
    if rule.isWaiting { waitingRules.removeAll { $0 === rule } }
    rule.isWaiting = false
    if !brokenRules.isEmpty { brokenRules.removeAll { $0 === rule } }
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    guard let rule = rules[ObjectIdentifier(constraint)] else { return }
    refresh(rule)
    constraint.container?.setNeedsLayout()
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    constraint.container?.setNeedsLayout()
    guard let solverConstraint = rules[ObjectIdentifier(constraint)]?.solverConstraint else {
      return
    }
    solver.setStrength(constraint.priority.strength, of: solverConstraint)
  }

  /// Works out anew the constraints that depend on a view's insets, baselines or reading direction.
  func refreshRules(of view: UIView) {
    if let box = boxes[ObjectIdentifier(view)] {
      for rule in Array(box.rules.values) { refresh(rule) }
    }
    for constraint in view.autoLayout?.constraints.all ?? [] {
      if let rule = rules[ObjectIdentifier(constraint)] { refresh(rule) }
    }
  }

  /// Brings what the solver knows of a rule up to date.
  func refresh(_ rule: LayoutRule) {
    guard let solverConstraint = rule.solverConstraint else {
      retriesBrokenRules = retriesBrokenRules || !brokenRules.isEmpty
      return
    }
    guard let expression = expression(of: rule.constraint) else { return }
    guard expression.terms == rule.expression.terms else {
      withdraw(rule)
      wait(rule)
      return
    }
    guard expression.constant != rule.expression.constant else { return }
    rule.expression = expression
    solver.setConstant(expression.constant, of: solverConstraint)
    retriesBrokenRules = retriesBrokenRules || !brokenRules.isEmpty
  }

  func wait(_ rule: LayoutRule) {
    guard !rule.isWaiting else { return }
    rule.isWaiting = true
    waitingRules.append(rule)
  }

  /// Takes a rule out of the solver.
  func withdraw(_ rule: LayoutRule) {
    guard let solverConstraint = rule.solverConstraint else { return }
    drop(solverConstraint)
    rule.solverConstraint = nil
  }

  func registerIfNeeded(_ view: UIView) {
    _ = view.layoutState
    register(view)
  }
}
