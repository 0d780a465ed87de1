// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// Exchanges the basic symbol of a row with a symbol that the row holds.
  mutating func pivot(_ row: Int32, entering: Int32) {
    statistics.pivots += 1
    let leaving = rows[Int(row)].basic
    let others = readColumn(of: entering)
    columns[Int(entering)] = Column()

    rows[Int(row)].solve(for: entering)
    symbols[Int(leaving)].row = -1
    symbols[Int(entering)].row = row
    noteColumn(of: leaving, row: row, isHeld: true)
    noteTouched(leaving)
    noteConstantChanged(of: row)

    let source = rows[Int(row)].entries
    let constant = rows[Int(row)].constant
    for other in others where other != row {
      statistics.rowUpdates += 1
      var target = ContiguousArray<Row.Entry>()
      swap(&target, &rows[Int(other)].entries)
      let factor = Self.remove(entering, from: &target)
      merge(source, factor: factor, into: &target, row: other)
      swap(&target, &rows[Int(other)].entries)
      guard constant != 0 else { continue }
      rows[Int(other)].constant += factor * constant
      noteConstantChanged(of: other)
    }
    substituteInObjective(entering, by: source)
  }

  private static func remove(
    _ symbol: Int32, from entries: inout ContiguousArray<Row.Entry>
  ) -> Double {
    var row = Row()
    swap(&row.entries, &entries)
    let coefficient = row.remove(symbol)
    swap(&row.entries, &entries)
    return coefficient
  }
}
