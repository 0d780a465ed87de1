// SPDX-License-Identifier: MIT
import QuartzCore

/// What an image view remembers of its frames: that they should play, apart from whether they can.
@MainActor
final class ImageAnimation {
  /// The key of the layer's animation.
  static let key = "UIImageAnimation"

  /// Whether frames should play.
  var isWanted = false

  /// Counts starts and stops, so that the end of an animation that was replaced is not taken for the present one's.
  var generation = 0
}

/// Hears the end of the frames' last round, and holds the image view weakly, since layers hold delegates strongly.
final class ImageAnimationObserver: NSObject, CAAnimationDelegate {
  private let generation: Int
  private weak var view: UIImageView?

  init(_ view: UIImageView, generation: Int) {
    self.view = view
    self.generation = generation
    super.init()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard flag, let view else { return }
    let generation = generation
    // SAFETY: animations end in a commit, on the main thread.
    MainActor.assumeIsolated { view.framesDidFinish(generation: generation) }
  }
}
