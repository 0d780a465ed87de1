// SPDX-License-Identifier: MIT
import Foundation

/// What the rewriter cannot do, said as a compiler would.
enum Problem {
  enum Severity: String { case error, warning }

  /// Whether an error was reported; the tool then fails.
  // SAFETY: the tool has one thread.
  nonisolated(unsafe) private(set) static var hasErrors = false

  /// Prints one line with the original's line and column.
  static func report(_ message: String, in file: SourceFile, at offset: Int, _ severity: Severity) {
    if severity == .error { hasErrors = true }
    let place = "\(file.path):\(file.line(at: offset)):\(file.column(at: offset))"
    FileHandle.standardError.write(Data("\(place): \(severity.rawValue): \(message)\n".utf8))
  }
}
