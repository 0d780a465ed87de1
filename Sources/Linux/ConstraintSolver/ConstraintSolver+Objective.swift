// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// What the errors of one strength cost, by non-basic symbols.
  struct ObjectiveLevel: Sendable {
    let strength: Strength
    /// The constraints of this strength.
    var useCount = 0
    /// One coefficient per symbol.
    var coefficients: ContiguousArray<Double>
  }

  /// Starts paying for the errors of a constraint.
  mutating func addCost(of record: Record) {
    let level = useLevel(record.strength)
    changeCost(of: record, by: 1, level: level)
    levels[level].useCount += 1
  }

  /// Stops paying for the errors of a constraint.
  mutating func removeCost(of record: Record) {
    guard let level = levels.firstIndex(where: { $0.strength == record.strength }) else { return }
    changeCost(of: record, by: -1, level: level)
    levels[level].useCount -= 1
    if levels[level].useCount == 0 {
      levels.remove(at: level)
    }
  }

  private mutating func changeCost(of record: Record, by weight: Double, level: Int) {
    for symbol in [record.marker, record.other]
    where symbol >= 0 && symbols[Int(symbol)].kind == .error {
      let row = symbols[Int(symbol)].row
      if row < 0 {
        addToObjective(symbol, weight, level: level)
        noteCandidate(symbol)
        continue
      }
      let entries = rows[Int(row)].entries
      for entry in entries {
        addToObjective(entry.symbol, weight * entry.coefficient, level: level)
        noteCandidate(entry.symbol)
      }
    }
  }

  private mutating func useLevel(_ strength: Strength) -> Int {
    var index = 0
    while index < levels.count, levels[index].strength > strength {
      index += 1
    }
    if index == levels.count || levels[index].strength != strength {
      let zeros = ContiguousArray(repeating: 0.0, count: symbols.count)
      levels.insert(ObjectiveLevel(strength: strength, coefficients: zeros), at: index)
    }
    return index
  }

  /// Replaces a symbol that became basic by its row.
  mutating func substituteInObjective(_ symbol: Int32, by entries: ContiguousArray<Row.Entry>) {
    var isChanged = false
    for level in levels.indices {
      let factor = levels[level].coefficients[Int(symbol)]
      guard factor != 0 else { continue }
      isChanged = true
      levels[level].coefficients[Int(symbol)] = 0
      for entry in entries {
        addToObjective(entry.symbol, factor * entry.coefficient, level: level)
      }
    }
    guard isChanged else { return }
    for entry in entries {
      noteCandidate(entry.symbol)
    }
  }

  private mutating func addToObjective(_ symbol: Int32, _ amount: Double, level: Int) {
    let sum = levels[level].coefficients[Int(symbol)] + amount
    levels[level].coefficients[Int(symbol)] = abs(sum) < Self.smallestCoefficient ? 0 : sum
  }

  mutating func noteCandidate(_ symbol: Int32) {
    guard symbols[Int(symbol)].kind != .fixed, !symbols[Int(symbol)].isCandidate else { return }
    symbols[Int(symbol)].isCandidate = true
    candidates.append(symbol)
  }

  /// The first coefficient of a symbol that is not zero, from the strongest level down.
  func objective(of symbol: Int32) -> Double {
    for level in levels {
      let coefficient = level.coefficients[Int(symbol)]
      if coefficient != 0 { return coefficient }
    }
    return 0
  }

  /// The way in which a symbol would have to move to improve the objective: 1, −1, or 0 for none.
  func improvement(of symbol: Int32) -> Double {
    guard symbols[Int(symbol)].row < 0 else { return 0 }
    let coefficient = objective(of: symbol)
    switch symbols[Int(symbol)].kind {
    case .none, .fixed: return 0
    case .free: return coefficient == 0 ? 0 : coefficient < 0 ? 1 : -1
    case .slack, .error: return coefficient < 0 ? 1 : 0
    }
  }

  /// Whether one symbol's objective per coefficient is less than another's, the strongest level first.
  func isCheaper(_ left: Row.Entry, than right: Row.Entry) -> Bool {
    for level in levels {
      let leftCost = level.coefficients[Int(left.symbol)] / abs(left.coefficient)
      let rightCost = level.coefficients[Int(right.symbol)] / abs(right.coefficient)
      if abs(leftCost - rightCost) > Self.smallestCoefficient * max(1, abs(leftCost)) {
        return leftCost < rightCost
      }
    }
    return abs(left.coefficient) > abs(right.coefficient)
  }
}
