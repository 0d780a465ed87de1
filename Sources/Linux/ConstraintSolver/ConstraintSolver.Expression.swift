// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// A sum of variables with factors, and a constant.
  package struct Expression: Sendable {
    /// A variable with its factor.
    package struct Term: Hashable, Sendable {
      /// The variable.
      package var variable: Variable
      /// What the variable is multiplied by.
      package var factor: Double
    }

    /// The variables with their factors; one variable may occur several times.
    package private(set) var terms: [Term] = []
    /// What is added to the terms.
    package var constant: Double

    /// Makes a constant expression.
    package init(constant: Double = 0) {
      self.constant = constant
    }

    /// Makes the expression of one variable.
    package init(_ variable: Variable, factor: Double = 1) {
      terms = [Term(variable: variable, factor: factor)]
      constant = 0
    }

    /// Adds a variable.
    package mutating func add(_ variable: Variable, factor: Double = 1) {
      guard factor != 0 else { return }
      terms.append(Term(variable: variable, factor: factor))
    }

    /// Adds another expression, multiplied.
    package mutating func add(_ other: Expression, factor: Double = 1) {
      for term in other.terms {
        add(term.variable, factor: term.factor * factor)
      }
      constant += other.constant * factor
    }

    /// The sum; terms of a variable in both stand side by side.
    package static func + (left: Expression, right: Expression) -> Expression {
      var sum = left
      sum.add(right)
      return sum
    }

    /// The first expression with every factor of the second one taken away from it.
    package static func - (left: Expression, right: Expression) -> Expression {
      var difference = left
      difference.add(right, factor: -1)
      return difference
    }

    /// The expression with each factor and the constant multiplied.
    package static func * (factor: Double, expression: Expression) -> Expression {
      var product = Expression()
      product.add(expression, factor: factor)
      return product
    }
  }
}
