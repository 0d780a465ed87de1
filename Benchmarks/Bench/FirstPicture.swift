// SPDX-License-Identifier: MIT
import Foundation

/// From launch to the first picture in a window: an application with one `ButtonWithLoad`, against a C program
/// with one button.
@MainActor
struct FirstPicture {
  private static let rounds = 5

  let programs: URL

  /// Reported only. Both programs print the time at which their first picture was painted.
  func rows() -> [Row] {
    var (ours, theirs) = ([Double](), [Double]())
    for _ in 0..<Self.rounds {
      ours.append(Self.delay { Program.figures(.firstPicture) })
      theirs.append(
        Self.delay { Program.figures(programs.appendingPathComponent("button"), []) })
    }
    let (our, their) = (Stopwatch.median(ours), Stopwatch.median(theirs))
    return [
      Row(
        what: "first picture after launch, one ButtonWithLoad / a C button", measured: our / their,
        limit: nil,
        detail: String(format: "%.0f ms against %.0f ms", our * 1e3, their * 1e3))
    ]
  }

  /// Seconds from now to the time that the program prints, in nanoseconds since 1970.
  private static func delay(_ run: () -> [Double]) -> Double {
    let start = Date().timeIntervalSince1970
    return run().first.map { $0 / 1e9 - start } ?? .nan
  }
}
