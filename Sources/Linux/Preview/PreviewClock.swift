// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Synchronization

/// The media clock of a headless preview: real time, which waits for each picture.
///
/// It stands at zero until it is started, and never passes the time of the next picture, so that a picture shows just
/// that time however late the machine is. Safe on any thread.
final class PreviewClock: MediaTimeSource {
  private struct State {
    var start: ContinuousClock.Instant?
    var limit = Duration.zero
  }

  /// What the media clock shows at zero: not zero, which means "now" to an animation.
  private static let origin: CFTimeInterval = 1_000

  private let state = Mutex(State())

  /// Seconds on the media clock.
  var now: CFTimeInterval {
    let passed = state.withLock { state in
      state.start.map { min($0.duration(to: .now), state.limit) } ?? .zero
    }
    return Self.origin + passed / .seconds(1)
  }

  /// Waits in real time until so much has passed since the first call, and lets the media clock go so far.
  func run(until limit: Duration) async throws {
    let start = state.withLock { state in
      let start = state.start ?? .now
      state.start = start
      state.limit = limit
      return start
    }
    try await ContinuousClock().sleep(until: start.advanced(by: limit))
  }
}
