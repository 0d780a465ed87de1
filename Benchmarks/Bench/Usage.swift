// SPDX-License-Identifier: MIT
import Foundation

/// What the process has used so far.
struct Usage {
  /// CPU of all threads, in milliseconds.
  let cpuMilliseconds: Double
  /// How often any thread has waited.
  let wakeUps: Int

  /// The usage now.
  static var now: Usage {
    var process = rusage()
    getrusage(__rusage_who_t(0), &process)
    return Usage(
      cpuMilliseconds: milliseconds(process.ru_utime) + milliseconds(process.ru_stime),
      wakeUps: process.ru_nvcsw)
  }

  /// Resident memory in bytes, as the kernel counts it.
  static var residentBytes: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .nan
    return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
  }
}
