// SPDX-License-Identifier: MIT
import Foundation

/// What the system counts of this process and of those that it has waited for.
enum Memory {
  /// What the process holds now, in megabytes.
  static var residentMegabytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4 / 1024
  }

  /// The most that this process ever held, in megabytes.
  static var peakMegabytes: Int { peak(of: RUSAGE_SELF) }

  /// The most that any process ever held that this one waited for, in megabytes.
  static var childrenPeakMegabytes: Int { peak(of: RUSAGE_CHILDREN) }

  private static func peak(of who: __rusage_who) -> Int {
    var usage = rusage()
    getrusage(who.rawValue, &usage)
    return usage.ru_maxrss / 1024
  }
}
