// SPDX-License-Identifier: MIT
import Foundation

/// 1,000 spinners in a window, against as many `GtkSpinner`s in a C program.
@MainActor
struct SpinnersOnScreen {
  let programs: URL

  /// CPU of the whole process for each frame that was drawn: the best of rounds, taken in turn.
  func rows() -> [Row] {
    var (ours, theirs) = ([Double](), [Double]())
    for _ in 0..<Self.rounds {
      let spinners = Program.figures(programs.appendingPathComponent("spinners"), ["3", "1000"])
      let layers = Program.figures(.onScreen, ["1000", "3"])
      guard spinners.count == 3, layers.count == 4, layers[0] > 0 else { continue }
      theirs.append(spinners[0])
      ours.append(layers[1] / layers[0])
    }
    guard let our = ours.min(), let their = theirs.min() else {
      return [Row(what: Self.what, measured: .nan, limit: 1 / 12, detail: "not measured")]
    }
    return [
      Row(
        what: Self.what, measured: our / their, limit: 1 / 12,
        detail: String(
          format: "1/%.1f: %.2f ms a frame against %.2f ms, best of %d", their / our, our, their,
          ours.count))
    ]
  }

  private static let rounds = 3

  private static let what = "1,000 spinners on screen: CPU a frame / GtkSpinners'"
}
