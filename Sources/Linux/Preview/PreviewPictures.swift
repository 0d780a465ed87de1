// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import GTKHost
import KurukuruTestSupport
import RenderServer
import RenderTree
import UIKit
import UIKitCore

/// Runs the content unseen, in real time, and writes what it looks like.
///
/// Frames come as on a display: whenever something has changed or moves, at the time of the change.
@MainActor
struct PreviewPictures {
  let content: PreviewContent
  let options: PreviewOptions
  private let clock = PreviewClock()
  private let application = UIApplication.shared

  /// Pixels per point.
  private static let scale = 2.0

  init(content: PreviewContent, options: PreviewOptions) {
    self.content = content
    self.options = options
  }

  /// Writes `before.png`, then one picture for each time after the taps, and prints their paths.
  func write() async throws {
    let folder = URL(
      fileURLWithPath: options.folder ?? FileManager.default.currentDirectoryPath + "/try-pictures")
    let host = HeadlessHost(application: application, clock: clock)
    let window = try launch()
    host.runFrames()
    // What the code has put off until the main queue turns is in the first picture too.
    for _ in 0..<8 { await Task.yield() }
    host.runFrames()
    try save(window, to: folder.appendingPathComponent("before.png"))
    for title in options.taps { try tap(title, in: window, on: host) }
    for time in options.times {
      try await clock.run(until: .seconds(time))
      host.runFrames()
      let name = time.formatted(
        .number.precision(.fractionLength(0...3)).locale(Locale(identifier: "en")))
      try save(window, to: folder.appendingPathComponent("at-\(name)s.png"))
    }
    // The process ends here; until then the host must be there.
    withExtendedLifetime(host) {}
  }

  /// Launches an application like the window's, on a screen of the size asked for.
  private func launch() throws -> UIWindow {
    UIScreen.main.size = options.size
    UIScreen.main.update {
      $0.displayScale = Self.scale
      $0.userInterfaceStyle = options.isDark ? .dark : .light
    }
    let delegate = PreviewWindow { try content.makeController(root: options.root) }
    application.launch(delegate: delegate)
    guard let window = delegate.window else { throw PreviewError.noController }
    return window
  }

  private func tap(_ title: String, in window: UIWindow, on host: HeadlessHost) throws {
    guard let view = window.descendant(titled: title) else {
      throw PreviewError.nothingTitled(title, known: window.shownTitles)
    }
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    for phase in [UITouch.Phase.began, .ended] {
      application.inject(
        .touch(
          HostEvent.Touch(
            window: window, phase: phase, point: point, timestamp: host.now, type: .direct)))
      host.runFrames()
    }
  }

  private func save(_ window: UIWindow, to url: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      guard let data = picture(of: window)?.pngData() else {
        throw PreviewError.unwritable(url.path)
      }
      try data.write(to: url)
    } catch {
      throw PreviewError.unwritable(url.path)
    }
    print(url.path)
  }

  private func picture(of window: UIWindow) -> CGImage? {
    guard let scene = window.windowScene else { return nil }
    return RenderServer.image(
      of: scene.picture, size: window.bounds.size, scale: Self.scale,
      background: RenderColor(red: 0, green: 0, blue: 0, alpha: 1))
  }
}
