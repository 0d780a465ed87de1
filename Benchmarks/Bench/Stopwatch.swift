// SPDX-License-Identifier: MIT
import Foundation

/// Times work.
enum Stopwatch {
  /// How long `body` takes, in seconds.
  static func time(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  /// The value in the middle, which a disturbed run does not move; nan of nothing.
  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }
}
