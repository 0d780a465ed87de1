// SPDX-License-Identifier: MIT
import Foundation
import Kurukuru
import KurukuruTestSupport
import UIKit

/// Memory after 20 rounds of 1,000 buttons that are made, shown, loading and dropped, against after two.
@MainActor
struct MemoryOfButtons {
  private static let rounds = 20
  private static let count = 1_000

  /// In a process of its own, since memory that others freed would hide what these keep.
  func rows() -> [Row] {
    let bytes = Program.figures(.memory)
    let isSound = bytes.count == Self.rounds
    return [
      Row(
        what: "memory after 20 rounds of 1,000 ButtonWithLoads / after 2",
        measured: isSound ? bytes[Self.rounds - 1] / bytes[1] : .nan, limit: 1.02,
        detail: isSound
          ? String(
            format: "%.1f MB, %.1f MB after 2, %.1f MB after 10", bytes[Self.rounds - 1] / 1e6,
            bytes[1] / 1e6, bytes[9] / 1e6)
          : "not measured")
    ]
  }

  /// Prints the resident bytes after each round.
  static func runRounds() {
    let harness = Harness()
    var figures: [Double] = []
    for _ in 0..<rounds {
      runRound(harness)
      figures.append(Usage.residentBytes)
    }
    print(figures.map { String(Int($0)) }.joined(separator: " "))
  }

  private static func runRound(_ harness: Harness) {
    let view = UIView(frame: harness.window.bounds)
    for index in 0..<count {
      let button = ButtonWithLoad(
        frame: CGRect(x: index % 10 * 39, y: index / 10 * 8, width: 38, height: 31))
      button.setTitle("Load \(index)", for: .normal)
      button.setTitleColor(.black, for: .normal)
      view.addSubview(button)
    }
    let buttons = view.subviews.compactMap { $0 as? ButtonWithLoad }
    harness.host(view)
    _ = harness.snapshot()
    for button in buttons { button.isLoading = true }
    _ = harness.snapshot()
    for button in buttons { button.isLoading = false }
    _ = harness.snapshot()
    harness.clear()
  }
}
