// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// Whether the constraints leave a variable no other value than the one it has.
  package func isDetermined(_ variable: Variable) -> Bool {
    let row = symbols[Int(variable.symbol)].row
    guard row >= 0 else { return false }
    return rows[Int(row)].entries.allSatisfy { entry in
      switch symbols[Int(entry.symbol)].kind {
      case .free: false
      case .none, .fixed: true
      // What costs nothing could be raised, unless a row stops it at once.
      case .slack, .error: objective(of: entry.symbol) != 0 || isStuck(entry.symbol)
      }
    }
  }

  /// The constraints that the value of a variable comes from, in no particular order.
  package func constraints(deciding variable: Variable) -> [Constraint] {
    let row = symbols[Int(variable.symbol)].row
    guard row >= 0 else { return [] }
    let owners = Set(rows[Int(row)].entries.map { symbols[Int($0.symbol)].owner })
    return owners.filter { $0 >= 0 }.sorted().map(Constraint.init(index:))
  }

  /// How many unknowns the solver has room for, in use or not.
  package var symbolCapacity: Int { symbols.count }

  private func isStuck(_ symbol: Int32) -> Bool {
    columns[Int(symbol)].rows.contains { row in
      guard rows[Int(row)].basic >= 0 else { return false }
      let coefficient = rows[Int(row)].coefficient(of: symbol)
      switch symbols[Int(rows[Int(row)].basic)].kind {
      case .none, .free: return false
      case .fixed: return coefficient != 0
      case .slack, .error: return coefficient < 0 && rows[Int(row)].constant <= Self.tolerance
      }
    }
  }
}
