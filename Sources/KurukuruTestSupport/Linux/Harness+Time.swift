// SPDX-License-Identifier: MIT
import QuartzCore
public import Testing
import UIKit

extension Harness {
  /// The least time between two frames of something that moves all the time: 60 frames a second.
  private static let framePeriod = Duration.microseconds(16_667)

  /// Lets time pass: runs each frame that falls due, ends each sleep in between, and lets the main queue turn.
  ///
  /// With nothing scheduled the clock just moves on; `.zero` lets tasks and the main queue run and moves nothing.
  /// Frames, animations and sleeps on `clock` follow. What counts real time does not: `Task.sleep`, `Timer`,
  /// `DispatchQueue.main.asyncAfter` wait as long as they say. A negative duration is a failure.
  public func advance(
    by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard isCurrent(sourceLocation) else { return }
    guard duration >= .zero else {
      return fail("Time does not go back, by \(duration)", sourceLocation)
    }
    let target = clock.now.advanced(by: duration)
    await TestClock.settle()
    runFrameIfDue()
    while let next = nextStop, next <= target {
      await clock.advance(by: clock.now.duration(to: next))
      guard isCurrent(sourceLocation) else { return }
      runFrameIfDue()
    }
    await clock.advance(by: clock.now.duration(to: target))
    guard isCurrent(sourceLocation) else { return }
    runFrameIfDue()
  }

  /// When the next frame or the next sleep is due.
  private var nextStop: TestClock.Instant? {
    var stops: [TestClock.Instant] = []
    if let frame = frameHost.nextFrame {
      // What moves all the time asks for the next frame at once.
      let soonest = clock.now.advanced(by: Self.framePeriod)
      let time = TestClock.Instant(mediaTime: frame)
      stops.append(time <= clock.now ? soonest : time)
    }
    if let sleep = clock.nextDeadline { stops.append(sleep) }
    return stops.min()
  }
}
