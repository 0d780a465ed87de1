// SPDX-License-Identifier: MIT
import Foundation

/// How often a window draws, and how often the process wakes up, with one spinner and with none.
@MainActor
struct FramesOnScreen {
  private static let seconds = 5.0

  /// Frames a second with one spinner; frames and wake-ups in five seconds with none.
  func rows() -> [Row] {
    let one = Program.figures(.onScreen, ["1", "5"])
    let none = Program.figures(.onScreen, ["0", "5"])
    guard one.count == 4, none.count == 4 else {
      return [Row(what: "frames on screen", measured: .nan, limit: 0, detail: "not measured")]
    }
    return [
      Row(
        what: "one spinner on screen: frames a second", measured: one[0] / Self.seconds, limit: 9,
        detail: String(format: "%.0f frames, %.0f paints of the window in 5 s", one[0], one[3])),
      Row(
        what: "no spinner on screen: frames in 5 s", measured: max(none[0], none[3]), limit: 0,
        detail: String(format: "%.0f frames, %.0f paints of the window", none[0], none[3])),
      Row(
        what: "no spinner on screen: wake-ups in 5 s", measured: none[2], limit: 5,
        detail: String(format: "%.1f ms of CPU", none[1])),
    ]
  }
}
