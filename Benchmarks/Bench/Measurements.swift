// SPDX-License-Identifier: MIT
import Foundation

/// All measurements, in the order of the table.
@MainActor
struct Measurements {
  /// The folder of the compiled C programs.
  let programs: URL

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
    ]
    return measurements.flatMap { measure in
      let rows = measure()
      for row in rows { print(row.line) }
      fflush(nil)
      return rows
    }
  }
}
