// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// Expresses an expression by non-basic symbols.
  mutating func makeRow(_ expression: Expression, sign: Double) -> Row {
    var row = Row()
    row.constant = sign * expression.constant
    for term in expression.terms {
      let factor = sign * term.factor
      let symbol = term.variable.symbol
      precondition(
        symbols[Int(symbol)].kind == .free, "ConstraintSolver.add needs variables in use")
      let source = symbols[Int(symbol)].row
      if source >= 0 {
        row.constant += factor * rows[Int(source)].constant
        merge(rows[Int(source)].entries, factor: factor, into: &row.entries, row: -1)
      } else {
        let entry = Row.Entry(symbol: symbol, coefficient: 1)
        merge(CollectionOfOne(entry), factor: factor, into: &row.entries, row: -1)
      }
    }
    return row
  }

  /// Adds multiplied entries to sorted entries, and tells the columns where they belong to an installed row.
  mutating func merge(
    _ source: some Collection<Row.Entry>, factor: Double,
    into target: inout ContiguousArray<Row.Entry>, row: Int32
  ) {
    scratch.removeAll(keepingCapacity: true)
    var index = 0
    for entry in source {
      while index < target.count, target[index].symbol < entry.symbol {
        scratch.append(target[index])
        index += 1
      }
      var coefficient = factor * entry.coefficient
      let isHeld = index < target.count && target[index].symbol == entry.symbol
      if isHeld {
        coefficient += target[index].coefficient
        index += 1
      }
      let isKept = abs(coefficient) >= Self.smallestCoefficient
      if isKept {
        scratch.append(Row.Entry(symbol: entry.symbol, coefficient: coefficient))
      }
      if row >= 0, isKept != isHeld {
        noteColumn(of: entry.symbol, row: row, isHeld: isKept)
      }
    }
    scratch.append(contentsOf: target[index...])
    swap(&scratch, &target)
  }

  /// Gives a row its place in the tableau.
  mutating func install(_ newRow: Row, basic: Int32) -> Int32 {
    var row = newRow
    row.basic = basic
    let index: Int32
    if let unused = unusedRows.popLast() {
      index = unused
      row.isListedInfeasible = rows[Int(index)].isListedInfeasible
      rows[Int(index)] = row
    } else {
      index = Int32(rows.count)
      rows.append(row)
    }
    symbols[Int(basic)].row = index
    for entry in row.entries {
      noteColumn(of: entry.symbol, row: index, isHeld: true)
    }
    noteConstantChanged(of: index)
    return index
  }

  /// Takes a row out of the tableau; its basic symbol becomes non-basic.
  mutating func drop(_ row: Int32) {
    let entries = rows[Int(row)].entries
    for entry in entries {
      noteColumn(of: entry.symbol, row: row, isHeld: false)
    }
    symbols[Int(rows[Int(row)].basic)].row = -1
    noteTouched(rows[Int(row)].basic)
    rows[Int(row)].basic = -1
    rows[Int(row)].entries.removeAll()
    rows[Int(row)].constant = 0
    unusedRows.append(row)
  }

  mutating func noteColumn(of symbol: Int32, row: Int32, isHeld: Bool) {
    guard isHeld else {
      columns[Int(symbol)].count -= 1
      return
    }
    columns[Int(symbol)].count += 1
    columns[Int(symbol)].rows.append(row)
    if columns[Int(symbol)].rows.count > 2 * columns[Int(symbol)].count + 8 {
      _ = readColumn(of: symbol, including: row)
    }
  }

  /// Returns the rows that hold a symbol, each once, and sifts the column.
  /// - Parameter including: A row that is being given the symbol.
  mutating func readColumn(of symbol: Int32, including: Int32 = -1) -> ContiguousArray<Int32> {
    readGeneration &+= 1
    var kept: ContiguousArray<Int32> = []
    kept.reserveCapacity(columns[Int(symbol)].count)
    for row in columns[Int(symbol)].rows {
      let index = Int(row)
      guard rows[index].readGeneration != readGeneration, rows[index].basic >= 0 else { continue }
      guard row == including || rows[index].coefficient(of: symbol) != 0 else { continue }
      rows[index].readGeneration = readGeneration
      kept.append(row)
    }
    columns[Int(symbol)].rows = kept
    return kept
  }

  /// Takes a symbol out of every row, where rounding has left it.
  mutating func purge(_ symbol: Int32) {
    for row in readColumn(of: symbol) {
      _ = rows[Int(row)].remove(symbol)
    }
    columns[Int(symbol)] = Column()
  }

  /// Lists a row whose constant changed, as a changed variable or as one that may break its restriction.
  mutating func noteConstantChanged(of row: Int32) {
    noteTouched(rows[Int(row)].basic)
    guard isInfeasible(row), !rows[Int(row)].isListedInfeasible else { return }
    rows[Int(row)].isListedInfeasible = true
    infeasibleRows.append(row)
  }

  func isInfeasible(_ row: Int32) -> Bool {
    let basic = rows[Int(row)].basic
    guard basic >= 0 else { return false }
    let constant = rows[Int(row)].constant
    switch symbols[Int(basic)].kind {
    case .none, .free: return false
    case .slack, .error: return constant < -Self.tolerance
    case .fixed: return abs(constant) > Self.tolerance
    }
  }
}
