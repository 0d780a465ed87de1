// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// A free number that the solver finds.
  package struct Variable: Hashable, Sendable {
    let symbol: Int32
  }

  /// A constraint that was added; valid until it is removed.
  package struct Constraint: Hashable, Sendable {
    let index: Int32
  }

  /// How the expression of a constraint compares with zero.
  package enum Relation: Sendable {
    /// It is zero or less.
    case lessThanOrEqual
    /// It is zero.
    case equal
    /// It is zero or more.
    case greaterThanOrEqual
  }

  /// How much a constraint matters: a level, from above 0 to 1,000, where 1,000 is required.
  ///
  /// Levels are ordered, not weighed: no number of weaker constraints outdoes a stronger one.
  package struct Strength: Hashable, Comparable, Sendable {
    /// The level's number.
    package let rawValue: Double

    /// The level of constraints that must hold.
    package static let required = Strength(1_000)

    /// Makes a level; what lies outside the range is moved to its nearest end.
    package init(_ rawValue: Double) {
      precondition(!rawValue.isNaN, "ConstraintSolver.Strength needs a number")
      self.rawValue = Swift.min(Swift.max(rawValue, 0.001), 1_000)
    }

    /// Whether the first level gives way to the second.
    package static func < (left: Strength, right: Strength) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Counts of the work done, for tests and measurements.
  package struct Statistics: Hashable, Sendable {
    /// Calls of `solve()` that found something to do.
    package internal(set) var solves = 0
    /// Exchanges of a basic symbol with a non-basic one.
    package internal(set) var pivots = 0
    /// Rows rewritten by pivots.
    package internal(set) var rowUpdates = 0
    /// Rows shifted by edited constants.
    package internal(set) var rowShifts = 0
  }
}

/// The error of required constraints that cannot all hold.
package struct UnsatisfiableConstraints: Error, Hashable, Sendable {
  /// The constraints that exclude each other: without any one of them the others would agree.
  package let participants: [ConstraintSolver.Constraint]
}
