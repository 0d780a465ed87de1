// SPDX-License-Identifier: MIT
internal import ConstraintSolver

extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  ///
  /// Counterpart: `NSLayoutConstraint.Relation`.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1

    var solverRelation: ConstraintSolver.Relation {
      switch self {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    }

    var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }
}
