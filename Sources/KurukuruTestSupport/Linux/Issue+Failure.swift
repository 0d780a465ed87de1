// SPDX-License-Identifier: MIT
import Diagnostics
import Testing

extension Issue {
  /// Fails the test in the line that asked for what cannot be done.
  ///
  /// Nobody hears of issues outside a test, as in the gallery: there it is said on standard error.
  static func fail(_ message: String, _ sourceLocation: SourceLocation) {
    if Test.current == nil { Diagnostics.report("\(sourceLocation): \(message)") }
    record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}
