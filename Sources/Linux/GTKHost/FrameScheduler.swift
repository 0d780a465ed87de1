// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import UIKitCore

/// Decides how the next frame comes: by the next tick of the display when something moves, by one timed
/// wake-up when the next change is further away, and not at all when nothing changes.
@MainActor
final class FrameScheduler {
  /// Changes at most this far apart are a motion, for which the display ticks.
  private static let longestTick: CFTimeInterval = 1 / 60 + 0.002

  private let clock: any MediaTimeSource
  private let driver: FrameDriver
  /// Asks the display for one tick; several calls before it make one.
  private let requestTick: @MainActor () -> Void

  /// The earliest time for which a frame was asked; infinite when nobody did.
  private var due = CFTimeInterval.infinity
  private var wakeUp: MainLoop.Delay?
  private var wakeUpTime = CFTimeInterval.infinity

  init(
    clock: any MediaTimeSource, driver: FrameDriver,
    requestTick: @escaping @MainActor () -> Void
  ) {
    self.clock = clock
    self.driver = driver
    self.requestTick = requestTick
  }

  /// Whether the next tick is wanted.
  var wantsTick: Bool { due <= clock.now + Self.longestTick }

  /// Asks for a frame at `time`.
  func schedule(at time: CFTimeInterval) {
    guard time < due else { return }
    due = time
    if wantsTick {
      cancelWakeUp()
      requestTick()
    } else if time < wakeUpTime {
      cancelWakeUp()
      wakeUpTime = time
      let milliseconds = min(((time - clock.now) * 1000).rounded(.up), 1e9)
      wakeUp = MainLoop.Delay(milliseconds: UInt32(max(milliseconds, 1))) { [weak self] in
        self?.wakeUpTime = .infinity
        self?.requestTick()
      }
    }
  }

  /// Runs the frame of a tick whose time is `time`.
  func tick(at time: CFTimeInterval) {
    // The display's time may lie a little before what was asked for; the frame would then come twice.
    let now = clock.now
    let frameTime = due <= now ? max(time, due) : time
    due = .infinity
    cancelWakeUp()
    driver.runFrame(at: frameTime)
  }

  private func cancelWakeUp() {
    wakeUp?.cancel()
    wakeUp = nil
    wakeUpTime = .infinity
  }
}
