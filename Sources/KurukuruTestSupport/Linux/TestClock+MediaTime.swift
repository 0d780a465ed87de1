// SPDX-License-Identifier: MIT
package import CoreGraphics
import QuartzCore

extension TestClock.Instant {
  /// The media clock's time at the clock's start: not zero, which means "now" to an animation.
  private static let origin: CFTimeInterval = 1_000

  /// The media clock's time at this point.
  package var mediaTime: CFTimeInterval {
    let (seconds, attoseconds) = offset.components
    return Self.origin + Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// The point that the media clock shows as `time`, to the next microsecond.
  init(mediaTime time: CFTimeInterval) {
    self.init(offset: .microseconds(Int64(((time - Self.origin) * 1e6).rounded(.up))))
  }
}

/// Shows a test clock's time as the media clock's.
final class ManualMediaTime: MediaTimeSource {
  private let clock: TestClock

  init(_ clock: TestClock) { self.clock = clock }

  var now: CFTimeInterval { clock.now.mediaTime }
}
