// SPDX-License-Identifier: MIT
import ConstraintSolver
import Testing

struct SolvedByHandTests {
  private var solver = ConstraintSolver()

  @Test mutating func `a variable without constraints is zero and undetermined`() throws {
    let x = solver.makeVariable()
    try solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(!solver.isDetermined(x))
  }

  @Test mutating func `a chain of equalities is followed`() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    _ = solver.add(.init(z) - 2 * .init(y), .equal)
    _ = solver.add(.init(y) - .init(x) - .init(constant: 5), .equal)
    _ = solver.add(.init(x) - .init(constant: 10), .equal)
    try solver.solve()
    #expect([x, y, z].map { solver.value(of: $0) } == [10, 15, 30])
    #expect(solver.isDetermined(z))
    #expect(solver.constraints(deciding: z).count == 3)
  }

  @Test mutating func `an optional value gives way to a required limit, and comes back`() throws {
    let width = solver.makeVariable()
    _ = solver.add(.init(width) - .init(constant: 100), .equal, strength: .init(250))
    let limit = solver.add(.init(width) - .init(constant: 60), .lessThanOrEqual)
    try solver.solve()
    #expect(solver.value(of: width) == 60)
    solver.setConstant(-80, of: limit)
    try solver.solve()
    #expect(solver.value(of: width) == 80)
    solver.setConstant(-500, of: limit)
    try solver.solve()
    #expect(solver.value(of: width) == 100)
    solver.remove(limit)
    try solver.solve()
    #expect(solver.value(of: width) == 100)
  }

  @Test mutating func `one strong constraint beats a thousand weaker ones`() throws {
    let x = solver.makeVariable()
    _ = solver.add(.init(x), .equal, strength: .init(750))
    for _ in 0..<1_000 {
      _ = solver.add(.init(x) - .init(constant: 1_000), .equal, strength: .init(749))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test mutating func `equal strengths minimise the sum of what they miss`() throws {
    let x = solver.makeVariable()
    for value in [0.0, 10, 100] {
      _ = solver.add(.init(x) - .init(constant: value), .equal, strength: .init(500))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test mutating func `a changed strength decides anew`() throws {
    let x = solver.makeVariable()
    let low = solver.add(.init(x) - .init(constant: 1), .equal, strength: .init(250))
    _ = solver.add(.init(x) - .init(constant: 2), .equal, strength: .init(300))
    try solver.solve()
    #expect(solver.value(of: x) == 2)
    solver.setStrength(.init(301), of: low)
    try solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test mutating func `fractions of a level count`() throws {
    let x = solver.makeVariable()
    _ = solver.add(.init(x) - .init(constant: 1), .equal, strength: .init(999.5))
    _ = solver.add(.init(x) - .init(constant: 2), .equal, strength: .init(999.25))
    try solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test mutating func `required constraints that exclude each other are named`() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let unrelated = solver.add(.init(y) - .init(constant: 3), .equal)
    let atLeast = solver.add(.init(x) - .init(constant: 50), .greaterThanOrEqual)
    let atMost = solver.add(.init(x) - .init(constant: 40), .lessThanOrEqual)
    let error = try #require(throws: UnsatisfiableConstraints.self) { try solver.solve() }
    #expect(Set(error.participants) == [atLeast, atMost])
    #expect(!error.participants.contains(unrelated))
    solver.remove(atMost)
    try solver.solve()
    #expect(solver.value(of: x) == 50)
    #expect(solver.value(of: y) == 3)
  }

  @Test mutating func `a repeated requirement holds until it contradicts`() throws {
    let x = solver.makeVariable()
    let first = solver.add(.init(x) - .init(constant: 10), .equal)
    let second = solver.add(.init(x) - .init(constant: 10), .equal)
    try solver.solve()
    solver.setConstant(-20, of: first)
    let error = try #require(throws: UnsatisfiableConstraints.self) { try solver.solve() }
    #expect(Set(error.participants) == [first, second])
    solver.setConstant(-20, of: second)
    try solver.solve()
    #expect(solver.value(of: x) == 20)
    solver.remove(first)
    try solver.solve()
    #expect(solver.value(of: x) == 20)
    solver.remove(second)
    solver.remove(x)
  }
}
