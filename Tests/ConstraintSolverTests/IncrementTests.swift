// SPDX-License-Identifier: MIT
import ConstraintSolver
import Testing

struct IncrementTests {
  /// A row of boxes: each has a left edge and a width that wants 50 and must be at least 10.
  private struct Boxes {
    var solver = ConstraintSolver()
    var edges: [ConstraintSolver.Variable] = []
    var widths: [ConstraintSolver.Variable] = []
    var offsets: [ConstraintSolver.Constraint] = []

    init(count: Int, isChained: Bool) throws {
      for index in 0..<count {
        let edge = solver.makeVariable()
        let width = solver.makeVariable()
        var start = ConstraintSolver.Expression(edge) - .init(constant: 8)
        if isChained, index > 0 {
          start.add(edges[index - 1], factor: -1)
          start.add(widths[index - 1], factor: -1)
        }
        offsets.append(solver.add(start, .equal))
        _ = solver.add(.init(width) - .init(constant: 10), .greaterThanOrEqual)
        _ = solver.add(.init(width) - .init(constant: 50), .equal, strength: .init(250))
        edges.append(edge)
        widths.append(width)
      }
      try solver.solve()
    }
  }

  @Test(arguments: [100, 1_000, 4_000])
  func `independent rows cost a constant number of pivots each`(count: Int) throws {
    let boxes = try Boxes(count: count, isChained: false)
    #expect(boxes.solver.statistics.pivots <= 3 * count)
    #expect(boxes.solver.statistics.rowUpdates <= 4 * count)
    #expect(boxes.widths.allSatisfy { boxes.solver.value(of: $0) == 50 })
  }

  @Test func `editing a constant shifts what depends on it without a pivot`() throws {
    var boxes = try Boxes(count: 1_000, isChained: false)
    _ = boxes.solver.takeChangedVariables()
    let before = boxes.solver.statistics
    boxes.solver.setConstant(-20, of: boxes.offsets[500])
    try boxes.solver.solve()
    #expect(boxes.solver.statistics.pivots == before.pivots)
    #expect(boxes.solver.statistics.rowShifts == before.rowShifts + 1)
    #expect(boxes.solver.takeChangedVariables() == [boxes.edges[500]])
    #expect(boxes.solver.value(of: boxes.edges[500]) == 20)
  }

  @Test func `in a chain what comes after moves and nothing before`() throws {
    var boxes = try Boxes(count: 50, isChained: true)
    #expect(boxes.solver.value(of: boxes.edges[49]) == 8 + 49 * 58)
    _ = boxes.solver.takeChangedVariables()
    let before = boxes.solver.statistics
    boxes.solver.setConstant(-9, of: boxes.offsets[30])
    try boxes.solver.solve()
    #expect(boxes.solver.statistics.pivots == before.pivots)
    #expect(Set(boxes.solver.takeChangedVariables()) == Set(boxes.edges[30...]))
    #expect(boxes.solver.value(of: boxes.edges[49]) == 9 + 49 * 58)
  }

  @Test func `a value that comes back is not a change`() throws {
    var boxes = try Boxes(count: 3, isChained: true)
    _ = boxes.solver.takeChangedVariables()
    boxes.solver.setConstant(-9, of: boxes.offsets[0])
    boxes.solver.setConstant(-8, of: boxes.offsets[0])
    try boxes.solver.solve()
    #expect(boxes.solver.takeChangedVariables().isEmpty)
  }

  @Test func `solving twice does nothing the second time`() throws {
    var boxes = try Boxes(count: 10, isChained: true)
    let before = boxes.solver.statistics
    try boxes.solver.solve()
    #expect(boxes.solver.statistics == before)
  }

  @Test func `removing everything leaves room that is used again`() throws {
    var boxes = try Boxes(count: 1, isChained: false)
    let edge = boxes.edges[0]
    for round in 0..<1_000 {
      let value = Double(round)
      let extra = boxes.solver.add(.init(edge) - .init(constant: value), .lessThanOrEqual)
      let weak = boxes.solver.add(
        .init(edge) - .init(constant: value), .equal, strength: .init(100))
      boxes.solver.setConstant(-value / 2, of: boxes.offsets[0])
      try boxes.solver.solve()
      #expect(boxes.solver.value(of: edge) == value / 2)
      boxes.solver.remove(extra)
      boxes.solver.remove(weak)
    }
    try boxes.solver.solve()
    #expect(boxes.solver.symbolCapacity < 20)
  }

  @Test func `a copy goes its own way`() throws {
    let boxes = try Boxes(count: 2, isChained: true)
    var copy = boxes.solver
    copy.setConstant(-100, of: boxes.offsets[0])
    try copy.solve()
    #expect(copy.value(of: boxes.edges[0]) == 100)
    #expect(boxes.solver.value(of: boxes.edges[0]) == 8)
  }
}
