// SPDX-License-Identifier: MIT
package import CoreGraphics
import RenderTree
package import UIKitCore

/// Shows windows nowhere: keeps what they look like, and the time at which the next frame is due.
@MainActor
package final class ManualHost: FrameHost {
  private let clock: TestClock
  private let size: CGSize
  private let scale: Double

  /// When the next frame is due, on the media clock; `nil` when nothing asks for one.
  package private(set) var nextFrame: CFTimeInterval?

  init(clock: TestClock, size: CGSize, scale: Double) {
    self.clock = clock
    self.size = size
    self.scale = scale
  }

  /// The test clock's time, on the media clock.
  package var now: CFTimeInterval { clock.now.mediaTime }

  /// Notes when the next frame is due, for whoever moves the clock.
  package func scheduleFrame(at time: CFTimeInterval) {
    nextFrame = min(nextFrame ?? .infinity, time)
  }

  /// Forgets the request, since its frame begins.
  func beginFrame() { nextFrame = nil }

  /// A surface of the environment's size, which shows nothing to anybody.
  package func makeSurface(for window: UIWindow) -> any WindowSurface {
    ManualSurface(size: size, scale: scale)
  }
}

/// Keeps the last picture of a scene.
@MainActor
final class ManualSurface: WindowSurface {
  let size: CGSize
  let scale: Double
  var title = ""
  private(set) var node: RenderNode?

  init(size: CGSize, scale: Double) {
    self.size = size
    self.scale = scale
  }

  func present(_ node: RenderNode) { self.node = node }
  func close() { node = nil }
}
