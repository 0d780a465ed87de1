// SPDX-License-Identifier: MIT
import Foundation

/// Reads lines of a pipe, and waits for them only so long.
final class LineReader {
  private let handle: FileHandle
  private var pending = Data()
  /// All lines so far.
  private(set) var lines: [String] = []
  private var next = 0

  init(_ handle: FileHandle) { self.handle = handle }

  /// The next line that `matches`, passing over others; nil at the end of the pipe or of the time.
  func line(within seconds: Double = 20, where matches: (String) -> Bool) -> String? {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      while next < lines.count {
        next += 1
        if matches(lines[next - 1]) { return lines[next - 1] }
      }
      guard read(until: deadline) else { return nil }
    }
  }

  /// Whether a line comes, passing over others.
  func expect(_ line: String, within seconds: Double = 20) -> Bool {
    self.line(within: seconds) { $0 == line } != nil
  }

  private func read(until deadline: Date) -> Bool {
    let milliseconds = max(deadline.timeIntervalSinceNow * 1000, 0)
    var descriptor = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, Int32(milliseconds)) > 0 else { return false }
    let data = handle.availableData
    guard !data.isEmpty else { return false }
    pending += data
    while let end = pending.firstIndex(of: 0x0A) {
      lines.append(String(decoding: pending[..<end], as: UTF8.self))
      pending = Data(pending[(end + 1)...])
    }
    return true
  }
}
