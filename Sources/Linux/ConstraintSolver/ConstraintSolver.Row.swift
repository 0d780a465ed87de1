// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// A basic symbol expressed by non-basic ones.
  struct Row: Sendable {
    struct Entry: Sendable {
      var symbol: Int32
      var coefficient: Double
    }

    /// The symbol that owns the row, or −1 where the row is not in use.
    var basic: Int32 = -1
    var constant = 0.0
    /// Sorted by symbol, without zeros.
    var entries: ContiguousArray<Entry> = []
    var isListedInfeasible = false
    /// When a column's reader last saw the row, to see it once.
    var readGeneration: UInt32 = 0

    func coefficient(of symbol: Int32) -> Double {
      let index = lowerBound(of: symbol)
      guard index < entries.count, entries[index].symbol == symbol else { return 0 }
      return entries[index].coefficient
    }

    func lowerBound(of symbol: Int32) -> Int {
      var low = 0
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].symbol < symbol {
          low = middle + 1
        } else {
          high = middle
        }
      }
      return low
    }

    /// Adds a symbol that the row does not hold.
    mutating func insert(_ symbol: Int32, _ coefficient: Double) {
      entries.insert(Entry(symbol: symbol, coefficient: coefficient), at: lowerBound(of: symbol))
    }

    /// Takes a symbol out and returns its coefficient.
    mutating func remove(_ symbol: Int32) -> Double {
      let index = lowerBound(of: symbol)
      guard index < entries.count, entries[index].symbol == symbol else { return 0 }
      return entries.remove(at: index).coefficient
    }

    mutating func negate() {
      constant = -constant
      for index in entries.indices {
        entries[index].coefficient = -entries[index].coefficient
      }
    }

    /// Solves the row for a symbol that it holds: the symbol becomes basic, the basic one moves into the row.
    mutating func solve(for symbol: Int32) {
      let factor = -1 / remove(symbol)
      constant *= factor
      for index in entries.indices {
        entries[index].coefficient *= factor
      }
      insert(basic, -factor)
      basic = symbol
    }
  }

  /// The rows that hold a symbol.
  struct Column: Sendable {
    /// At least those rows; others and repetitions may be among them.
    var rows: ContiguousArray<Int32> = []
    /// How many rows hold the symbol.
    var count = 0
  }

  /// Coefficients nearer to zero than this are rounding.
  static var smallestCoefficient: Double { 1e-9 }
  /// Values that break a restriction by less than this hold it.
  static var tolerance: Double { 1e-6 }
}
