// SPDX-License-Identifier: MIT
import Foundation

/// 1,000 spinners in a window, against as many `GtkSpinner`s in a C program.
@MainActor
struct SpinnersOnScreen {
  let programs: URL

  /// CPU of the whole process for each frame that was drawn.
  func rows() -> [Row] {
    let theirs = Program.figures(programs.appendingPathComponent("spinners"), ["6", "1000"])
    let ours = Program.figures(.onScreen, ["1000", "6"])
    guard theirs.count == 3, ours.count == 4 else {
      return [Row(what: Self.what, measured: .nan, limit: 1 / 12, detail: "not measured")]
    }
    let perFrame = ours[1] / ours[0]
    return [
      Row(
        what: Self.what, measured: perFrame / theirs[0], limit: 1 / 12,
        detail: String(
          format: "1/%.1f: %.2f ms a frame (%.0f frames) against %.2f ms (%.0f frames)",
          theirs[0] / perFrame, perFrame, ours[0], theirs[0], theirs[1]))
    ]
  }

  private static let what = "1,000 spinners on screen: CPU a frame / GtkSpinners'"
}
