// SPDX-License-Identifier: MIT
import Synchronization
import Testing

/// What the one issue says that `body` records; a body without an issue is itself a failure.
func issue(sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void) -> String {
  let said = Mutex("")
  do {
    try withKnownIssue(sourceLocation: sourceLocation) {
      try body()
    } matching: { issue in
      said.withLock { $0 += issue.comments.map(\.rawValue).joined(separator: " ") }
      return true
    }
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
  return said.withLock { $0 }
}
