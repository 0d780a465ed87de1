// SPDX-License-Identifier: MIT
import Foundation

/// From launch to the first picture in a window: the gallery, and an application with one `ButtonWithLoad`,
/// against a C program with one button.
@MainActor
struct FirstPicture {
  private static let rounds = 5

  let programs: URL

  /// Reported only. Each program prints the time at which its first picture was painted.
  func rows() -> [Row] {
    var (galleries, ours, theirs) = ([Double](), [Double](), [Double]())
    let gallery = Program.own.deletingLastPathComponent().appendingPathComponent("Gallery")
    let watch = ["LD_PRELOAD": programs.appendingPathComponent("firstpaint.so").path]
    for _ in 0..<Self.rounds {
      galleries.append(Self.delay { Program.figures(gallery, [], environment: watch) })
      ours.append(Self.delay { Program.figures(.firstPicture) })
      theirs.append(
        Self.delay { Program.figures(programs.appendingPathComponent("button"), []) })
    }
    let their = Stopwatch.median(theirs)
    return [
      row("gallery", Stopwatch.median(galleries), their),
      row("one ButtonWithLoad", Stopwatch.median(ours), their),
    ]
  }

  private func row(_ name: String, _ time: Double, _ baseline: Double) -> Row {
    Row(
      what: "first picture after launch, \(name) / a C button", measured: time / baseline,
      limit: nil,
      detail: String(format: "%.0f ms against %.0f ms", time * 1e3, baseline * 1e3))
  }

  /// Seconds from now to the time that the program prints, in nanoseconds since 1970.
  private static func delay(_ run: () -> [Double]) -> Double {
    let start = Date().timeIntervalSince1970
    return run().first.map { $0 / 1e9 - start } ?? .nan
  }
}
