// SPDX-License-Identifier: MIT
package import CoreGraphics
package import QuartzCore
import RenderTree
package import UIKitCore

/// Runs the application in real time without a display: frames come as on a display of 60 Hz, and nobody
/// sees them.
@MainActor
package final class HeadlessHost: FrameHost {
  /// How long a frame lasts at least.
  private static let frameDuration: CFTimeInterval = 1 / 60

  /// How many frames at most come at one time.
  private static let longestRun = 8

  private let application: UIApplication
  private let clock: any MediaTimeSource
  private lazy var scheduler = FrameScheduler(clock: clock, driver: application.frameDriver) {
    [unowned self] in requestTick()
  }
  private var lastFrame = -CFTimeInterval.infinity
  private var tick: MainLoop.Delay?

  /// Makes itself the application's host, in real time.
  package convenience init(application: UIApplication) {
    self.init(application: application, clock: HostClock())
  }

  /// Makes itself the application's host, with frames at a clock's times.
  package init(application: UIApplication, clock: any MediaTimeSource) {
    self.application = application
    self.clock = clock
    MediaTime.source = clock
    application.frameDriver.host = self
  }

  /// Seconds on the media clock.
  package var now: CFTimeInterval { clock.now }

  /// Asks for a frame; see `FrameScheduler`.
  package func scheduleFrame(at time: CFTimeInterval) { scheduler.schedule(at: time) }

  /// Makes a window that nobody sees.
  package func makeSurface(for window: UIWindow) -> any WindowSurface {
    let size = window.windowScene?.contentBounds.size ?? window.bounds.size
    return HeadlessSurface(size: size, scale: Double(UIScreen.main.scale))
  }

  /// Runs a frame at once, and those that it asks for at the same time.
  package func runFrames() {
    var rounds = 0
    repeat {
      lastFrame = clock.now
      scheduler.tick(at: lastFrame)
      rounds += 1
    } while application.frameDriver.hasWork && rounds < Self.longestRun
  }

  private func requestTick() {
    guard tick == nil else { return }
    let wait = max(lastFrame + Self.frameDuration - clock.now, 0)
    tick = MainLoop.Delay(milliseconds: UInt32((wait * 1000).rounded(.up))) { [weak self] in
      guard let self else { return }
      tick = nil
      lastFrame = clock.now
      scheduler.tick(at: lastFrame)
      if scheduler.wantsTick { requestTick() }
    }
  }
}

/// A window without a desktop.
@MainActor
private final class HeadlessSurface: WindowSurface {
  let size: CGSize
  let scale: Double
  var title = ""

  init(size: CGSize, scale: Double) {
    self.size = size
    self.scale = scale
  }

  /// Keeps nothing: the window itself remembers its last picture.
  func present(_ node: RenderNode) {}

  func close() {}
}
