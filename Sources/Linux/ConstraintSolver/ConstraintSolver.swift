// SPDX-License-Identifier: MIT

/// An incremental simplex solver for linear constraints with priorities (Cassowary).
///
/// Variables are free numbers; a constraint says that a linear expression is equal to, at least or at most zero,
/// with a strength. Required constraints hold exactly; the others hold as well as they can, a stronger one before
/// any number of weaker ones. What no constraint decides is zero.
///
/// Adding, removing and editing are cheap and leave work to ``solve()``, which repairs only what they disturbed.
/// A copy is an independent solver.
package struct ConstraintSolver: Sendable {
  // Invariants of the tableau:
  // - A symbol is basic (owns a row that expresses it by non-basic ones) or non-basic (its value is zero).
  // - Rows hold non-basic symbols only, sorted, without zeros.
  // - A column lists at least the rows that hold its symbol; stale entries are sifted out when it is read.
  // - The objective is expressed by non-basic symbols, one coefficient per symbol and level.
  // After `solve()` every restricted basic symbol is at least zero, every fixed one is zero, and no
  // non-basic symbol has an objective that could be improved.

  var symbols: ContiguousArray<Symbol> = []
  var columns: ContiguousArray<Column> = []
  var unusedSymbols: [Int32] = []

  var rows: ContiguousArray<Row> = []
  var unusedRows: [Int32] = []

  var levels: [ObjectiveLevel] = []

  var records: ContiguousArray<Record?> = []
  var unusedRecords: [Int32] = []

  /// Symbols whose objective changed since it was last found unimprovable.
  var candidates: [Int32] = []
  /// Rows that may break their basic symbol's restriction.
  var infeasibleRows: [Int32] = []
  /// Variables whose value may have changed since it was last taken.
  var touchedVariables: [Int32] = []

  var readGeneration: UInt32 = 0
  var scratch: ContiguousArray<Row.Entry> = []

  /// The work done so far.
  package internal(set) var statistics = Statistics()

  /// Makes a solver without variables and constraints.
  package init() {}

  // MARK: Variables

  /// Makes a free variable, at zero until a constraint says otherwise.
  package mutating func makeVariable() -> Variable {
    Variable(symbol: makeSymbol(.free, owner: -1))
  }

  /// Forgets a variable, which no constraint may mention any more.
  package mutating func remove(_ variable: Variable) {
    let symbol = variable.symbol
    precondition(
      symbols[Int(symbol)].kind == .free, "ConstraintSolver.remove(_:) needs a variable in use")
    precondition(
      symbols[Int(symbol)].row < 0 && columns[Int(symbol)].count == 0,
      "ConstraintSolver.remove(_:) needs a variable that no constraint mentions")
    releaseSymbol(symbol)
  }

  /// The value of a variable after the last ``solve()``.
  package func value(of variable: Variable) -> Double {
    value(ofSymbol: variable.symbol)
  }

  /// Returns the variables whose value changed since the last call, in no particular order.
  package mutating func takeChangedVariables() -> [Variable] {
    var changed: [Variable] = []
    for symbol in touchedVariables {
      symbols[Int(symbol)].isTouched = false
      guard symbols[Int(symbol)].kind == .free else { continue }
      let value = value(ofSymbol: symbol)
      guard value != symbols[Int(symbol)].takenValue else { continue }
      symbols[Int(symbol)].takenValue = value
      changed.append(Variable(symbol: symbol))
    }
    touchedVariables.removeAll(keepingCapacity: true)
    return changed
  }

  /// Whether the value of a variable may have changed since ``takeChangedVariables()``.
  package var hasChangedVariables: Bool { !touchedVariables.isEmpty }

  // MARK: Solving

  /// Whether something was added, removed or edited since the last ``solve()``.
  package var needsSolve: Bool { !infeasibleRows.isEmpty || !candidates.isEmpty }

  /// Brings all values up to date.
  ///
  /// After an error the values are those of the last step; remove a participant and solve again.
  /// - Throws: The required constraints that exclude each other.
  package mutating func solve() throws(UnsatisfiableConstraints) {
    guard needsSolve else { return }
    statistics.solves += 1
    try restoreFeasibility()
    optimise()
  }

  func value(ofSymbol symbol: Int32) -> Double {
    let row = symbols[Int(symbol)].row
    return row < 0 ? 0 : rows[Int(row)].constant
  }
}
