// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  // MARK: Adding and removing

  /// Adds the constraint that an expression compares with zero as the relation says.
  package mutating func add(
    _ expression: Expression, _ relation: Relation, strength: Strength = .required
  ) -> Constraint {
    precondition(
      expression.constant.isFinite && expression.terms.allSatisfy(\.factor.isFinite),
      "ConstraintSolver.add needs finite factors and a finite constant")
    let sign: Double = relation == .lessThanOrEqual ? -1 : 1
    let isRequired = strength == .required
    var row = makeRow(expression, sign: sign)

    let index = unusedRecords.popLast() ?? Int32(records.count)
    let marker: Int32
    var other: Int32 = -1
    switch (relation, isRequired) {
    case (.equal, true):
      marker = makeSymbol(.fixed, owner: index)
    case (.equal, false):
      marker = makeSymbol(.error, owner: index)
      other = makeSymbol(.error, owner: index)
    case (_, true):
      marker = makeSymbol(.slack, owner: index)
    case (_, false):
      marker = makeSymbol(.slack, owner: index)
      other = makeSymbol(.error, owner: index)
    }
    let record = Record(
      marker: marker, other: other, sign: sign, strength: strength, constant: expression.constant)
    if index == records.count {
      records.append(record)
    } else {
      records[Int(index)] = record
    }

    guard !isRequired else {
      let place = install(row, basic: marker)
      if relation == .equal, let free = cheapestFreeSymbol(in: place) {
        pivot(place, entering: free)
      }
      return Constraint(index: index)
    }
    // expression = marker − other, both at least zero
    if row.constant >= 0 {
      row.insert(other, 1)
      _ = install(row, basic: marker)
    } else {
      row.negate()
      row.insert(marker, 1)
      _ = install(row, basic: other)
    }
    addCost(of: record)
    return Constraint(index: index)
  }

  /// Removes a constraint; the others then hold as if it had never been.
  package mutating func remove(_ constraint: Constraint) {
    let record = record(of: constraint, in: "remove(_:)")
    removeCost(of: record)
    if symbols[Int(record.marker)].row < 0, let row = rowToFree(record.marker) {
      pivot(row, entering: record.marker)
    }
    if symbols[Int(record.marker)].row >= 0 {
      drop(symbols[Int(record.marker)].row)
    }
    releaseSymbol(record.marker)
    if record.other >= 0 {
      // Only where rounding has lost the marker.
      if symbols[Int(record.other)].row >= 0 { drop(symbols[Int(record.other)].row) }
      releaseSymbol(record.other)
    }
    records[Int(constraint.index)] = nil
    unusedRecords.append(constraint.index)
  }

  // MARK: Editing

  /// Changes the constant of a constraint's expression, which touches only what depends on it.
  package mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    precondition(constant.isFinite, "ConstraintSolver.setConstant(_:of:) needs a finite constant")
    let record = record(of: constraint, in: "setConstant(_:of:)")
    let change = record.sign * (constant - record.constant)
    guard change != 0 else { return }
    records[Int(constraint.index)]?.constant = constant
    let row = symbols[Int(record.marker)].row
    if row >= 0 {
      shift(row, by: change)
      return
    }
    for row in readColumn(of: record.marker) {
      shift(row, by: -change * rows[Int(row)].coefficient(of: record.marker))
    }
  }

  /// Changes the strength of a constraint; neither the old nor the new one may be required.
  package mutating func setStrength(_ strength: Strength, of constraint: Constraint) {
    let record = record(of: constraint, in: "setStrength(_:of:)")
    guard strength != record.strength else { return }
    precondition(
      strength != .required && record.strength != .required,
      "ConstraintSolver.setStrength(_:of:) cannot make a constraint required or optional")
    removeCost(of: record)
    var changed = record
    changed.strength = strength
    records[Int(constraint.index)] = changed
    addCost(of: changed)
  }

  /// How much a constraint matters.
  package func strength(of constraint: Constraint) -> Strength {
    record(of: constraint, in: "strength(of:)").strength
  }

  // MARK: Private

  private func record(of constraint: Constraint, in member: String) -> Record {
    let index = Int(constraint.index)
    guard records.indices.contains(index), let record = records[index] else {
      preconditionFailure("ConstraintSolver.\(member) needs a constraint that was added")
    }
    return record
  }

  private mutating func shift(_ row: Int32, by amount: Double) {
    statistics.rowShifts += 1
    rows[Int(row)].constant += amount
    noteConstantChanged(of: row)
  }

  /// The variable of a row whose substitution touches the fewest rows.
  private func cheapestFreeSymbol(in row: Int32) -> Int32? {
    rows[Int(row)].entries.lazy.filter { symbols[Int($0.symbol)].kind == .free }
      .min { columns[Int($0.symbol)].count < columns[Int($1.symbol)].count }?.symbol
  }

  /// Finds the row that a symbol can enter, on its way out, without breaking other rows.
  private mutating func rowToFree(_ symbol: Int32) -> Int32? {
    var best: (row: Int32, rank: Int, ratio: Double)?
    for row in readColumn(of: symbol) {
      let constant = rows[Int(row)].constant
      let coefficient = rows[Int(row)].coefficient(of: symbol)
      let rank: Int
      switch symbols[Int(rows[Int(row)].basic)].kind {
      case .fixed: rank = 0
      case .none, .slack, .error: rank = isInfeasible(row) ? 0 : coefficient < 0 ? 1 : 2
      case .free: rank = 3
      }
      let ratio = rank == 3 ? -abs(coefficient) : abs(constant / coefficient)
      if let rival = best, (rival.rank, rival.ratio) <= (rank, ratio) { continue }
      best = (row, rank, ratio)
    }
    return best?.row
  }
}
