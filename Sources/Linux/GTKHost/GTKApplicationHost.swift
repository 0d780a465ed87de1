// SPDX-License-Identifier: MIT
import CGTK
import CGTKHost
package import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
package import UIKitCore

/// Shows the application's windows on the desktop, hands it input, and runs its frames by the display's clock.
///
/// When nothing moves there is no tick, no timer and no wake-up.
@MainActor
package final class GTKApplicationHost: FrameHost {
  private let application: UIApplication
  private let clock = HostClock()
  private lazy var scheduler = FrameScheduler(clock: clock, driver: application.frameDriver) {
    [unowned self] in requestTick()
  }
  /// The windows that are open.
  private var surfaces: [GTKWindowSurface] = []
  /// The window whose frame clock ticks for all.
  private weak var tickingSurface: GTKWindowSurface?
  /// The frame while no window can tick.
  private var idleTick: MainLoop.Delay?

  /// Connects to the display; nil where there is none.
  package init?(application: UIApplication) {
    Self.avoidMissingBus()
    RenderServer.start()
    guard gdk_display_get_default() != nil else { return nil }
    self.application = application
    MediaTime.source = clock
    takeScale()
    watchColorScheme()
    application.frameDriver.host = self
  }

  // MARK: - FrameHost

  /// Seconds of the machine's monotonic clock.
  package var now: CFTimeInterval { clock.now }

  /// Asks for a frame; see `FrameScheduler`.
  package func scheduleFrame(at time: CFTimeInterval) { scheduler.schedule(at: time) }

  /// Opens a window of the desktop; it is shown with its first picture.
  package func makeSurface(for window: UIWindow) -> any WindowSurface {
    let surface = GTKWindowSurface(for: window, host: self)
    surfaces.append(surface)
    return surface
  }

  // MARK: - What surfaces tell

  /// Hands an event to the application; it is handled in the next frame.
  func inject(_ event: HostEvent) { application.inject(event) }

  /// Runs a frame at once, within the display's present one.
  func runFrameNow() { scheduler.tick(at: clock.now) }

  /// Forgets a surface that has closed.
  func surfaceDidClose(_ surface: GTKWindowSurface) {
    surfaces.removeAll { $0 === surface }
    if tickingSurface === surface {
      tickingSurface = nil
      if scheduler.wantsTick { requestTick() }
    }
  }

  // MARK: - Ticks

  private func requestTick() {
    guard tickingSurface == nil, idleTick == nil else { return }
    guard let surface = surfaces.last(where: \.isMapped) else {
      idleTick = MainLoop.Delay(milliseconds: 0) { [weak self] in
        guard let self else { return }
        idleTick = nil
        scheduler.tick(at: clock.now)
      }
      return
    }
    tickingSurface = surface
    surface.startTicking { [weak self, weak surface] time in
      guard let self, tickingSurface === surface else { return false }
      // A resize may have run the frame already.
      if scheduler.wantsTick { scheduler.tick(at: time) }
      guard tickingSurface === surface else { return false }
      if scheduler.wantsTick { return true }
      tickingSurface = nil
      return false
    }
  }

  // MARK: - The desktop

  /// Keeps GTK from starting a session bus for the screen reader where the desktop has none.
  private static func avoidMissingBus() {
    let environment = ProcessInfo.processInfo.environment
    let socket = environment["XDG_RUNTIME_DIR"].map { "\($0)/bus" }
    if environment["DBUS_SESSION_BUS_ADDRESS"] == nil,
      !(socket.map { FileManager.default.fileExists(atPath: $0) } ?? false)
    {
      setenv("GTK_A11Y", "none", 0)
    }
  }

  private func takeScale() {
    guard let display = gdk_display_get_default(),
      let monitors = gdk_display_get_monitors(display),
      let monitor = g_list_model_get_item(monitors, 0)
    else { return }
    let scale = gdk_monitor_get_scale_factor(OpaquePointer(monitor))
    g_object_unref(monitor)
    UIScreen.main.update { $0.displayScale = CGFloat(max(scale, 1)) }
  }

  private func watchColorScheme() {
    // SAFETY: the host lives as long as the process; the handler comes on the main thread.
    let context = Unmanaged.passUnretained(self).toOpaque()
    kuru_scheme_watch(
      { context, isDark in
        guard let context else { return }
        let host = Unmanaged<GTKApplicationHost>.fromOpaque(context).takeUnretainedValue()
        MainActor.assumeIsolated { host.colorSchemeDidChange(isDark: isDark) }
      }, context)
  }

  private func colorSchemeDidChange(isDark: Bool) {
    let style: UIUserInterfaceStyle = isDark ? .dark : .light
    if surfaces.isEmpty {
      // Before the first window the app is not told: it finds the style when it launches.
      UIScreen.main.update { $0.userInterfaceStyle = style }
    } else {
      inject(.appearance(style))
    }
  }
}
