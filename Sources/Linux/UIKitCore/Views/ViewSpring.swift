// SPDX-License-Identifier: MIT
internal import Foundation
internal import QuartzCore

/// The spring of mass 1 that comes to rest, within a thousandth, after a given time.
struct ViewSpring: Equatable {
  let stiffness: CGFloat
  let damping: CGFloat
  let initialVelocity: CGFloat

  /// What counts as rest, as a share of the way.
  private static let rest = 0.001

  /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing; less swings more. Clamped to 0.01…1.
  ///   - initialVelocity: In ways per second.
  init(dampingRatio: CGFloat, duration: TimeInterval, initialVelocity: CGFloat) {
    let ratio = min(max(Double(dampingRatio), 0.01), 1)
    let frequency = Self.frequency(
      ratio: ratio, duration: max(duration, 0.001), velocity: Double(initialVelocity))
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
    self.initialVelocity = initialVelocity
  }

  /// The spring of `UIView.animate(springDuration:bounce:…)`, whose duration is that of one swing.
  init(perceptualDuration: TimeInterval, bounce: CGFloat, initialVelocity: CGFloat) {
    let frequency = 2 * Double.pi / max(perceptualDuration, 0.001)
    let ratio = bounce >= 0 ? 1 - min(bounce, 0.99) : 1 / (1 + max(bounce, -0.99))
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
    self.initialVelocity = initialVelocity
  }

  /// The animation of a property by this spring.
  func makeAnimation(keyPath: String) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: keyPath)
    animation.mass = 1
    animation.stiffness = stiffness
    animation.damping = damping
    animation.initialVelocity = initialVelocity
    return animation
  }

  /// The undamped frequency at which the swing's envelope is `rest` after `duration`.
  private static func frequency(ratio: Double, duration: Double, velocity: Double) -> Double {
    func envelope(_ frequency: Double) -> Double {
      let decay = exp(-ratio * frequency * duration)
      if ratio < 1 {
        let height = (ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
        return height * decay
      }
      return ((frequency - velocity) * duration + 1) * decay
    }
    // The envelope falls beyond its peak; the wanted frequency lies there.
    var low = peak(ratio: ratio, duration: duration, velocity: velocity)
    var high = max(low * 2, 1)
    while envelope(high) > rest { high *= 2 }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if envelope(middle) > rest { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func peak(ratio: Double, duration: Double, velocity: Double) -> Double {
    guard velocity > 0 else { return 1e-6 }
    guard ratio < 1 else { return velocity }
    let product = ratio * duration * velocity
    return (product + (product * product + 4 * ratio * product).squareRoot())
      / (2 * ratio * ratio * duration)
  }
}
