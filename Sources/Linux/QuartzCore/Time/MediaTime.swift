// SPDX-License-Identifier: MIT
package import CoreGraphics
import Foundation
import Synchronization

/// Where `CACurrentMediaTime()` gets its answer: the frame's one time stamp inside a frame, else the source.
///
/// Safe on any thread. Time is given, never taken: nothing in the drawing path reads the wall clock itself.
package enum MediaTime {
  /// The machine's monotonic clock, the source until a host or a test sets another.
  private final class SystemSource: MediaTimeSource {
    var now: CFTimeInterval { ProcessInfo.processInfo.systemUptime }
  }

  private struct State {
    var source: any MediaTimeSource = SystemSource()
    var frame: CFTimeInterval?
  }

  private static let state = Mutex(State())

  /// The clock that is read outside frames. Default: the machine's monotonic clock.
  package static var source: any MediaTimeSource {
    get { state.withLock { $0.source } }
    set { state.withLock { $0.source = newValue } }
  }

  /// The frame's time inside `withFrame`, else the source's.
  package static var now: CFTimeInterval {
    let (frame, source) = state.withLock { ($0.frame, $0.source) }
    return frame ?? source.now
  }

  /// Goes back to the machine's clock, so that a test leaves no trace.
  package static func resetSource() { source = SystemSource() }

  /// Runs `body` as part of the frame at `time`: media time stands still in it. Nests.
  package static func withFrame<Result>(
    _ time: CFTimeInterval, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = state.withLock { state in
      defer { state.frame = time }
      return state.frame
    }
    defer { state.withLock { $0.frame = outer } }
    return try body()
  }
}
