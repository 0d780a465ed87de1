// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// One unknown of the tableau.
  struct Symbol: Sendable {
    enum Kind: UInt8, Sendable {
      /// Not in use.
      case none
      /// A variable, of any value.
      case free
      /// What an inequality leaves over; at least zero.
      case slack
      /// What an optional constraint misses; at least zero, and paid for.
      case error
      /// The mark of a required equality; always zero.
      case fixed
    }

    var kind: Kind
    /// The row that it owns, or −1 where it is not basic.
    var row: Int32 = -1
    /// The constraint that it belongs to, or −1 for a variable.
    var owner: Int32
    var isCandidate = false
    var isTouched = false
    var takenValue = 0.0
  }

  /// What is known of a constraint.
  struct Record: Sendable {
    /// The symbol whose column says where the constraint's constant went.
    let marker: Int32
    /// The second symbol of an optional constraint, or −1.
    let other: Int32
    /// −1 where the expression was negated, to turn "at most" into "at least".
    let sign: Double
    var strength: Strength
    var constant: Double
  }

  mutating func makeSymbol(_ kind: Symbol.Kind, owner: Int32) -> Int32 {
    if let symbol = unusedSymbols.popLast() {
      let flags = symbols[Int(symbol)]
      symbols[Int(symbol)] = Symbol(kind: kind, owner: owner)
      // The lists may still name the symbol's former life.
      symbols[Int(symbol)].isCandidate = flags.isCandidate
      symbols[Int(symbol)].isTouched = flags.isTouched
      return symbol
    }
    symbols.append(Symbol(kind: kind, owner: owner))
    columns.append(Column())
    for index in levels.indices {
      levels[index].coefficients.append(0)
    }
    return Int32(symbols.count - 1)
  }

  mutating func releaseSymbol(_ symbol: Int32) {
    purge(symbol)
    symbols[Int(symbol)].kind = .none
    symbols[Int(symbol)].owner = -1
    for index in levels.indices {
      levels[index].coefficients[Int(symbol)] = 0
    }
    unusedSymbols.append(symbol)
  }

  mutating func noteTouched(_ symbol: Int32) {
    guard symbols[Int(symbol)].kind == .free, !symbols[Int(symbol)].isTouched else { return }
    symbols[Int(symbol)].isTouched = true
    touchedVariables.append(symbol)
  }
}
