// SPDX-License-Identifier: MIT
internal import ConstraintSolver
internal import CoreGraphics
internal import Diagnostics
internal import Foundation

extension AutoLayoutEngine {
  /// Solves; where required constraints exclude each other, says so once and goes on without one of them.
  func solveBreakingConflicts() {
    while true {
      do {
        try solver.solve()
        return
      } catch {
        breakOne(of: error.participants)
      }
    }
  }

  /// Takes out the constraint that was activated last, or else one of those made from frames and contents.
  private func breakOne(of participants: [ConstraintSolver.Constraint]) {
    let rules = participants.compactMap { participant -> LayoutRule? in
      guard case .rule(let rule) = sources[participant] else { return nil }
      return rule
    }.sorted { $0.order < $1.order }
    let lines = participants.compactMap { sources[$0] }.map(describe)
    if let rule = rules.last {
      report(lines, breaking: describe(.rule(rule)), once: rule)
      solver.remove(participants.first { $0 == rule.solverConstraint } ?? participants[0])
      if let constraint = rule.solverConstraint { sources[constraint] = nil }
      rule.solverConstraint = nil
      brokenRules.append(rule)
      return
    }
    guard let victim = participants.last else { return }
    report(lines, breaking: sources[victim].map(describe) ?? "", once: nil)
    forgetSource(of: victim)
    solver.remove(victim)
  }

  private func forgetSource(of victim: ConstraintSolver.Constraint) {
    switch sources.removeValue(forKey: victim) {
    case .pin(let box, let axis):
      box[axis].pins.removeAll { $0.constraint == victim }
    case .content(let box, let axis):
      if box[axis].hugging == victim { box[axis].hugging = nil }
      if box[axis].resistance == victim { box[axis].resistance = nil }
    case .rule, .fitting, nil:
      break
    }
  }

  private func report(_ lines: [String], breaking victim: String, once rule: LayoutRule?) {
    guard !isTrial else { return }
    let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let message = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(victim)
      """
    Diagnostics.report(message, once: "Unable to simultaneously satisfy constraints: \(victim)")
  }

  private func describe(_ source: Source) -> String {
    switch source {
    case .rule(let rule):
      return rule.constraint.ruleDescription
    case .pin(let box, let axis):
      return describe("NSAutoresizingMaskLayoutConstraint", box, axis)
    case .content(let box, let axis):
      return describe("NSContentSizeLayoutConstraint", box, axis)
    case .fitting:
      return "<the target size of systemLayoutSizeFitting(_:)>"
    }
  }

  private func describe(
    _ kind: String, _ box: LayoutBox, _ axis: NSLayoutConstraint.Axis
  ) -> String {
    guard let view = box.view else { return "<\(kind)>" }
    let item = NSLayoutConstraint.describeItem(view)
    let length = axis == .horizontal ? view.bounds.width : view.bounds.height
    let wish =
      axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
    let value = NSLayoutConstraint.number(kind == "NSContentSizeLayoutConstraint" ? wish : length)
    return "<\(kind) \(item).\(axis == .horizontal ? "width" : "height") == \(value)   (active)>"
  }
}
