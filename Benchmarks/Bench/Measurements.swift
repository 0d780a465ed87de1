// SPDX-License-Identifier: MIT
import Foundation

/// All measurements, in the order of the table.
@MainActor
struct Measurements {
  /// The folder of the compiled C programs.
  let programs: URL
  /// Which measurements to run, by their number from 1; all when empty.
  let numbers: Set<Int>

  /// Runs them one after the other, and prints each row as soon as it is known.
  func run() -> [Row] {
    print(Row.heading)
    let measurements: [() -> [Row]] = [
      { SpinnersOnScreen(programs: programs).rows() },
      { FramesOnScreen().rows() },
      { SpinnerFrame().rows() },
      { ManyLayers().rows() },
      { SelectorSending().rows() },
      { MemoryOfButtons().rows() },
      { FirstPicture(programs: programs).rows() },
      { ManyViews().rows() },
      { ManyConstraints().rows() },
    ]
    return measurements.enumerated().flatMap { index, measure in
      guard numbers.isEmpty || numbers.contains(index + 1) else { return [Row]() }
      let rows = measure()
      for row in rows { print(row.line) }
      fflush(nil)
      return rows
    }
  }
}
