// SPDX-License-Identifier: MIT
import ConstraintSolver

/// A solver together with its constraints in plain numbers, and a slow oracle that finds the best cost by
/// trying every corner.
struct SolverSystem {
  struct Rule {
    var factors: [Double]
    var constant: Double
    var relation: ConstraintSolver.Relation
    var strength: Double
    var constraint: ConstraintSolver.Constraint

    func miss(at point: [Double]) -> Double {
      let value = zip(factors, point).reduce(constant) { $0 + $1.0 * $1.1 }
      switch relation {
      case .equal: return abs(value)
      case .greaterThanOrEqual: return max(0, -value)
      case .lessThanOrEqual: return max(0, value)
      }
    }
  }

  var solver = ConstraintSolver()
  let variables: [ConstraintSolver.Variable]
  var rules: [Rule] = []

  init(variableCount: Int) {
    var variables: [ConstraintSolver.Variable] = []
    for _ in 0..<variableCount {
      variables.append(solver.makeVariable())
    }
    self.variables = variables
  }

  var point: [Double] { variables.map(solver.value(of:)) }

  mutating func add(
    _ factors: [Double], _ constant: Double, _ relation: ConstraintSolver.Relation,
    _ strength: Double = 1_000
  ) {
    var expression = ConstraintSolver.Expression(constant: constant)
    for (variable, factor) in zip(variables, factors) {
      expression.add(variable, factor: factor)
    }
    let constraint = solver.add(expression, relation, strength: .init(strength))
    rules.append(
      Rule(
        factors: factors, constant: constant, relation: relation, strength: strength,
        constraint: constraint))
  }

  mutating func remove(at index: Int) {
    solver.remove(rules.remove(at: index).constraint)
  }

  mutating func setConstant(_ constant: Double, at index: Int) {
    rules[index].constant = constant
    solver.setConstant(constant, of: rules[index].constraint)
  }

  mutating func setStrength(_ strength: Double, at index: Int) {
    rules[index].strength = strength
    solver.setStrength(.init(strength), of: rules[index].constraint)
  }

  /// What a point misses, required first, then one sum per strength downwards.
  func cost(at point: [Double]) -> [Double] {
    let strengths = Set(rules.map(\.strength)).union([1_000]).sorted(by: >)
    return strengths.map { strength in
      rules.filter { $0.strength == strength }.reduce(0) { $0 + $1.miss(at: point) }
    }
  }

  /// The least cost of any corner, or nil where the required rules exclude each other.
  func bestCost() -> [Double]? {
    var best: [Double]?
    for corner in corners(rules[...], chosen: []) {
      let cost = cost(at: corner)
      guard cost[0] < 1e-6 else { continue }
      if let rival = best, !Self.isLess(cost, rival) { continue }
      best = cost
    }
    return best
  }

  static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > 1e-5 {
      return left < right
    }
    return false
  }

  private func corners(_ rest: ArraySlice<Rule>, chosen: [Rule]) -> [[Double]] {
    guard chosen.count < variables.count else {
      return Self.intersection(of: chosen).map { [$0] } ?? []
    }
    var result: [[Double]] = []
    for index in rest.indices {
      result += corners(rest[(index + 1)...], chosen: chosen + [rest[index]])
    }
    return result
  }

  /// Gaussian elimination with the largest pivot.
  private static func intersection(of rules: [Rule]) -> [Double]? {
    var matrix = rules.map { $0.factors + [-$0.constant] }
    let size = matrix.count
    for column in 0..<size {
      guard
        let pivot = (column..<size).max(by: {
          abs(matrix[$0][column]) < abs(matrix[$1][column])
        }), abs(matrix[pivot][column]) > 1e-9
      else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<size where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for index in column...size {
          matrix[row][index] -= factor * matrix[column][index]
        }
      }
    }
    return (0..<size).map { matrix[$0][size] / matrix[$0][$0] }
  }
}

/// Repeatable random numbers.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
