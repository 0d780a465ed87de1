// SPDX-License-Identifier: MIT
package import CoreGraphics
package import RenderTree

/// What shows windows and says when frames are: the desktop's, or a clock that is moved by hand.
@MainActor
package protocol FrameHost: AnyObject {
  /// The time on the media clock, in seconds.
  var now: CFTimeInterval { get }
  /// Asks for a frame at `time`; of two requests the earlier one holds, and a time that is past means soon.
  func scheduleFrame(at time: CFTimeInterval)
  /// Opens what shows `window`; it shows it until it is closed.
  func makeSurface(for window: UIWindow) -> any WindowSurface
}

/// What shows one window.
@MainActor
package protocol WindowSurface: AnyObject {
  /// The size in points.
  var size: CGSize { get }
  /// Pixels per point.
  var scale: Double { get }
  /// What the desktop shows in the window's bar.
  var title: String { get set }
  /// Shows a picture until the next one.
  func present(_ node: RenderNode)
  /// Ends showing.
  func close()
}
