// SPDX-License-Identifier: MIT
internal import ConstraintSolver

extension AutoLayoutEngine {
  /// The active constraints that the place or the length of an item comes from.
  func constraints(
    deciding item: AnyObject, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    solve()
    guard let span = boxes[ObjectIdentifier(item)]?[axis] else { return [] }
    let deciding = [span.origin, span.length].compactMap { $0 }
      .flatMap(solver.constraints(deciding:))
    let rules = Set(deciding).compactMap { constraint -> LayoutRule? in
      guard case .rule(let rule) = sources[constraint] else { return nil }
      return rule
    }
    return rules.sorted { $0.order < $1.order }.map(\.constraint)
  }

  /// Whether the constraints leave an item's place or size open.
  func isAmbiguous(_ item: AnyObject) -> Bool {
    solve()
    guard let box = boxes[ObjectIdentifier(item)] else { return false }
    var variables = [box.horizontal.length, box.vertical.length]
    if item !== root { variables += [box.horizontal.origin, box.vertical.origin] }
    return variables.contains { $0.map { !solver.isDetermined($0) } ?? false }
  }
}
