// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// How many pivots a phase may take before it goes over to Bland's rule, which is slower and always ends.
  private var patience: Int { 32 + 4 * rows.count }
  /// Where only rounding can have led; the values of that moment stand.
  private var lastResort: Int { 100 * (patience + 100) }

  // MARK: Dual phase

  /// Makes every row keep its basic symbol's restriction, at the least cost.
  mutating func restoreFeasibility() throws(UnsatisfiableConstraints) {
    var count = 0
    while let row = nextInfeasibleRow(first: count > patience), count < lastResort {
      guard let entering = symbolToRaise(row, first: count > patience) else {
        throw UnsatisfiableConstraints(participants: participants(in: row))
      }
      pivot(row, entering: entering)
      count += 1
    }
  }

  private mutating func nextInfeasibleRow(first: Bool) -> Int32? {
    if first {
      let listed = infeasibleRows
      infeasibleRows.removeAll(keepingCapacity: true)
      for row in listed {
        rows[Int(row)].isListedInfeasible = isInfeasible(row)
        if rows[Int(row)].isListedInfeasible { infeasibleRows.append(row) }
      }
      return infeasibleRows.min { rows[Int($0)].basic < rows[Int($1)].basic }
    }
    while let row = infeasibleRows.last {
      if isInfeasible(row) { return row }
      rows[Int(row)].isListedInfeasible = false
      infeasibleRows.removeLast()
    }
    return nil
  }

  /// Finds the symbol that brings a row's basic symbol back to zero.
  private func symbolToRaise(_ row: Int32, first: Bool) -> Int32? {
    let direction: Double = rows[Int(row)].constant < 0 ? 1 : -1
    var best: Row.Entry?
    var bestIsFree = false
    for entry in rows[Int(row)].entries {
      let kind = symbols[Int(entry.symbol)].kind
      guard kind != .fixed, kind == .free || entry.coefficient * direction > 0 else { continue }
      guard let rival = best else {
        best = entry
        bestIsFree = kind == .free
        if first { break }
        continue
      }
      let isBetter: Bool
      if (kind == .free) != bestIsFree {
        isBetter = kind == .free
      } else if bestIsFree {
        isBetter = columns[Int(entry.symbol)].count < columns[Int(rival.symbol)].count
      } else {
        isBetter = isCheaper(entry, than: rival)
      }
      if isBetter {
        best = entry
        bestIsFree = kind == .free
      }
    }
    return best?.symbol
  }

  /// The constraints that a row combines.
  private func participants(in row: Int32) -> [Constraint] {
    var owners: Set<Int32> = []
    owners.insert(symbols[Int(rows[Int(row)].basic)].owner)
    for entry in rows[Int(row)].entries {
      owners.insert(symbols[Int(entry.symbol)].owner)
    }
    owners.remove(-1)
    return owners.sorted().map(Constraint.init(index:))
  }

  // MARK: Primal phase

  /// Moves along feasible values until no error can be lowered.
  mutating func optimise() {
    var count = 0
    while let entering = nextCandidate(first: count > patience), count < lastResort {
      guard let row = leavingRow(for: entering) else {
        // Costs are never negative, so something bounds every improvement, but for rounding.
        symbols[Int(entering)].isCandidate = false
        candidates.removeAll { $0 == entering }
        continue
      }
      pivot(row, entering: entering)
      count += 1
    }
  }

  private mutating func nextCandidate(first: Bool) -> Int32? {
    if first {
      let listed = candidates
      candidates.removeAll(keepingCapacity: true)
      for symbol in listed {
        symbols[Int(symbol)].isCandidate = improvement(of: symbol) != 0
        if symbols[Int(symbol)].isCandidate { candidates.append(symbol) }
      }
      return candidates.min()
    }
    while let symbol = candidates.last {
      if improvement(of: symbol) != 0 { return symbol }
      symbols[Int(symbol)].isCandidate = false
      candidates.removeLast()
    }
    return nil
  }

  /// Finds the row whose restriction stops a symbol first.
  private mutating func leavingRow(for entering: Int32) -> Int32? {
    let direction = improvement(of: entering)
    var best: Int32?
    var bestRatio = Double.infinity
    for row in readColumn(of: entering) {
      let basic = rows[Int(row)].basic
      let kind = symbols[Int(basic)].kind
      guard kind != .free else { continue }
      let coefficient = rows[Int(row)].coefficient(of: entering) * direction
      let ratio: Double
      if kind == .fixed {
        ratio = 0
      } else if coefficient < 0 {
        ratio = max(rows[Int(row)].constant, 0) / -coefficient
      } else {
        continue
      }
      if let rival = best, (bestRatio, rows[Int(rival)].basic) <= (ratio, basic) { continue }
      best = row
      bestRatio = ratio
    }
    return best
  }
}
