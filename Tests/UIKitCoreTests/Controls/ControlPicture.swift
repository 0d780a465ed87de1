// SPDX-License-Identifier: MIT
import QuartzCore
import RenderServer
import RenderTree
import Testing
import UIKit
import UIKitCore

/// Draws views headless, in a window of their own.
@MainActor
enum ControlPicture {
  /// A picture of views side by side, 8 points apart, on the background of light or dark.
  ///
  /// - Parameters:
  ///   - views: The views; those without a size take the one that suits them.
  ///   - isDark: Whether the surroundings are dark.
  ///   - time: The time of the frame, in seconds.
  static func row(_ views: [UIView], isDark: Bool = false, at time: CFTimeInterval = 0) throws
    -> CGImage
  {
    for view in views where view.bounds.isEmpty { view.sizeToFit() }
    let height = (views.map(\.bounds.height).max() ?? 0) + 16
    let width = views.reduce(8) { $0 + $1.bounds.width + 8 }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    window.backgroundColor = .systemBackground
    var x: CGFloat = 8
    for view in views {
      view.frame.origin = CGPoint(x: x, y: ((height - view.bounds.height) / 2).rounded(.down))
      x += view.bounds.width + 8
      window.addSubview(view)
    }
    window.isHidden = false
    UIApplication.shared.frameDriver.runFrame(at: time)
    let node = try #require(window.lastCommit)
    window.isHidden = true
    return RenderServer.image(
      of: node, size: window.bounds.size, scale: 2, background: nil)
  }

  /// Pictures of a view in a window of its size, at several times.
  static func frames(of view: UIView, at times: [CFTimeInterval]) throws -> [CGImage] {
    let window = UIWindow(frame: view.bounds)
    window.backgroundColor = .white
    window.addSubview(view)
    window.isHidden = false
    defer { window.isHidden = true }
    return try times.map { time in
      UIApplication.shared.frameDriver.runFrame(at: time)
      let node = try #require(window.lastCommit)
      return RenderServer.image(of: node, size: window.bounds.size, scale: 2, background: nil)
    }
  }
}

/// A clock that stands still, for what is set up outside of a frame.
final class FixedTime: MediaTimeSource {
  let now: CFTimeInterval

  init(_ now: CFTimeInterval) { self.now = now }

  /// Runs `body` by this clock.
  @MainActor
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = MediaTime.source
    MediaTime.source = self
    defer { MediaTime.source = previous }
    return try body()
  }
}
