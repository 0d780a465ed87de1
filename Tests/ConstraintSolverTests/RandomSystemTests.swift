// SPDX-License-Identifier: MIT
import ConstraintSolver
import Testing

struct RandomSystemTests {
  @Test(arguments: 0..<200)
  func `a random system is solved as well as any corner allows`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var system = SolverSystem(variableCount: Int.random(in: 1...3, using: &generator))
    Self.bound(&system)
    for _ in 0..<Int.random(in: 1...7, using: &generator) {
      Self.addRandomRule(to: &system, &generator)
    }
    try Self.check(&system)
  }

  @Test(arguments: 0..<120)
  func `after each random edit the values are as good as from scratch`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 1_000 + seed)
    var system = SolverSystem(variableCount: Int.random(in: 1...3, using: &generator))
    Self.bound(&system)
    let boundCount = system.rules.count
    for _ in 0..<40 {
      let movable = boundCount..<system.rules.count
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where movable.count < 7, _ where movable.isEmpty:
        Self.addRandomRule(to: &system, &generator)
      case 1:
        system.remove(at: .random(in: movable, using: &generator))
      case 2:
        let index = Int.random(in: movable, using: &generator)
        system.setConstant(Double.random(in: -100...100, using: &generator).rounded(), at: index)
      default:
        let index = Int.random(in: movable, using: &generator)
        guard system.rules[index].strength < 1_000 else { continue }
        system.setStrength(Self.pick([750, 500, 250, 50], &generator), at: index)
      }
      if Bool.random(using: &generator) {
        try Self.check(&system)
      }
    }
    while system.rules.count > boundCount {
      system.remove(at: boundCount)
      try Self.check(&system)
    }
  }

  private static func pick<Value>(_ values: [Value], _ generator: inout SeededGenerator) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  private static func bound(_ system: inout SolverSystem) {
    for index in system.variables.indices {
      var factors = Array(repeating: 0.0, count: system.variables.count)
      factors[index] = 1
      system.add(factors, 0, .greaterThanOrEqual)
      system.add(factors, -200, .lessThanOrEqual)
    }
  }

  private static func addRandomRule(
    to system: inout SolverSystem, _ generator: inout SeededGenerator
  ) {
    let factors: [Double] = system.variables.map { _ in
      pick([-1, 1, 0, 0.5, -2], &generator)
    }
    guard factors.contains(where: { $0 != 0 }) else { return }
    let relation: ConstraintSolver.Relation =
      pick([.equal, .lessThanOrEqual, .greaterThanOrEqual], &generator)
    let strength: Double = pick([1_000, 750, 750, 250, 250, 50], &generator)
    let constant = Double.random(in: -150...150, using: &generator).rounded()
    system.add(factors, constant, relation, strength)
  }

  /// Compares with the oracle; where required rules exclude each other, checks the error and removes a culprit.
  private static func check(_ system: inout SolverSystem) throws {
    while true {
      let best = system.bestCost()
      do {
        try system.solver.solve()
      } catch {
        #expect(best == nil, "the required rules \(system.rules) agree")
        let culprits = error.participants
        try expectMinimalConflict(culprits, in: system)
        let index = try #require(
          system.rules.lastIndex { culprits.contains($0.constraint) && $0.strength == 1_000 })
        // The bounds come first, so that the last culprit is never one of them alone.
        system.remove(at: index)
        continue
      }
      let expected = try #require(best, "no point satisfies \(system.rules)")
      let cost = system.cost(at: system.point)
      #expect(
        !SolverSystem.isLess(expected, cost) && !SolverSystem.isLess(cost, expected),
        "\(cost) instead of \(expected) for \(system.rules)")
      return
    }
  }

  private static func expectMinimalConflict(
    _ culprits: [ConstraintSolver.Constraint], in system: SolverSystem
  ) throws {
    let rules = system.rules.filter { culprits.contains($0.constraint) }
    #expect(rules.count == culprits.count)
    #expect(rules.allSatisfy { $0.strength == 1_000 })
    func isSatisfiable(_ rules: [SolverSystem.Rule]) -> Bool {
      var copy = SolverSystem(variableCount: system.variables.count)
      for rule in rules {
        copy.add(rule.factors, rule.constant, rule.relation)
      }
      return (try? copy.solver.solve()) != nil
    }
    #expect(!isSatisfiable(rules))
    for index in rules.indices {
      var others = rules
      others.remove(at: index)
      #expect(isSatisfiable(others), "\(rules[index]) takes no part in the conflict")
    }
  }
}
