// SPDX-License-Identifier: MIT

/// Some pixels of a picture, as stretches of rows: few numbers even where all pixels are among them.
struct PixelRuns: Equatable, Sendable {
  /// Neighbouring pixels of one row.
  struct Run: Equatable, Sendable {
    let row: Int
    let columns: Range<Int>
  }

  /// From the top down, and from left to right.
  private(set) var runs: [Run] = []

  /// How many pixels there are.
  var count: Int { runs.reduce(0) { $0 + $1.columns.count } }

  /// Adds a stretch that lies to the right of the last one, or below it.
  mutating func append(_ columns: Range<Int>, inRow row: Int) {
    runs.append(Run(row: row, columns: columns))
  }

  /// How many pixels each group of touching ones has; those touch that share an edge or a corner.
  var blobSizes: [Int] {
    var parents = Array(runs.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    // The first run that may touch those to come.
    var first = 0
    for index in runs.indices {
      let run = runs[index]
      while first < index, isPassed(runs[first], by: run) { first += 1 }
      var other = first
      while other < index, runs[other].row < run.row,
        runs[other].columns.lowerBound <= run.columns.upperBound
      {
        parents[root(other)] = root(index)
        other += 1
      }
    }
    var sizes: [Int: Int] = [:]
    for index in runs.indices { sizes[root(index), default: 0] += runs[index].columns.count }
    return Array(sizes.values)
  }

  private func isPassed(_ other: Run, by run: Run) -> Bool {
    other.row < run.row - 1
      || other.row == run.row - 1 && other.columns.upperBound < run.columns.lowerBound
  }
}
