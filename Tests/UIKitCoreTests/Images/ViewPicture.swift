// SPDX-License-Identifier: MIT
import QuartzCore
import RenderServer
import Testing
import UIKit
import UIKitCore

/// A window without a display, whose frames are drawn one by one.
@MainActor
final class ViewPicture {
  let window: UIWindow
  private var time: CFTimeInterval

  /// A window of the size of `view`, which holds it.
  ///
  /// - Parameters:
  ///   - background: The colour of the window; nil is clear.
  ///   - time: When the first frame is drawn.
  init(
    _ view: UIView, background: UIColor? = nil, isDark: Bool = false, at time: CFTimeInterval = 0
  ) {
    self.time = time
    window = UIWindow(frame: CGRect(origin: .zero, size: view.bounds.size))
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    window.backgroundColor = background
    window.addSubview(view)
    window.isHidden = false
  }

  deinit { MainActor.assumeIsolated { window.isHidden = true } }

  /// The picture of a frame now, or at a later time.
  func draw(scale: Double = 1, at time: CFTimeInterval? = nil) throws -> CGImage {
    self.time = time ?? self.time
    UIApplication.shared.frameDriver.runFrame(at: self.time)
    let node = try #require(window.lastCommit)
    return RenderServer.image(of: node, size: window.bounds.size, scale: scale, background: nil)
  }

  /// The pixels of a frame now, or at a later time.
  func probe(at time: CFTimeInterval? = nil) throws -> PixelProbe { PixelProbe(try draw(at: time)) }
}
