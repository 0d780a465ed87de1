// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore

extension UIImageView {
  private struct Sequence {
    var frames: [UIImage]
    var duration: TimeInterval
    /// 0 for ever.
    var rounds: Int
  }

  /// The frames to play now: those set on the view, else those of an animated image.
  private var sequence: Sequence? {
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    if let own, !own.isEmpty {
      return Sequence(
        frames: own,
        duration: animationDuration > 0 ? animationDuration : Double(own.count) / 30,
        rounds: max(animationRepeatCount, 0))
    }
    guard let image = displayedImage, let frames = image.images, !frames.isEmpty else { return nil }
    return Sequence(frames: frames, duration: image.duration, rounds: 0)
  }

  func play() {
    guard sequence != nil else { return }
    animation.isWanted = true
    resume()
  }

  /// Gives the layer the frames anew, if it is in a window: layers forget their animations outside.
  func resume() {
    guard animation.isWanted, window != nil, let sequence else { return }
    let bitmaps = sequence.frames.compactMap { bitmap(of: $0.properties) }
    guard !bitmaps.isEmpty else { return }
    animation.generation += 1
    let frames = CAKeyframeAnimation(keyPath: "contents")
    frames.calculationMode = .discrete
    frames.values = bitmaps
    frames.duration = sequence.duration
    frames.repeatCount = sequence.rounds == 0 ? .infinity : Float(sequence.rounds)
    frames.delegate = ImageAnimationObserver(self, generation: animation.generation)
    backingLayer.contentsScale = sequence.frames[0].scale
    backingLayer.add(frames, forKey: ImageAnimation.key)
  }

  func stop() {
    guard animation.isWanted else { return }
    animation.isWanted = false
    animation.generation += 1
    backingLayer.removeAnimation(forKey: ImageAnimation.key)
    setNeedsDisplay()
  }

  func framesDidFinish(generation: Int) {
    guard generation == animation.generation else { return }
    animation.isWanted = false
    setNeedsDisplay()
  }
}
