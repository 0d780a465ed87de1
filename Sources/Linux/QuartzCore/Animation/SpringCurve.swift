// SPDX-License-Identifier: MIT
import Foundation

/// A damped spring let go at 0 and pulled to 1.
package struct SpringCurve: Equatable, Sendable {
  /// The share of the way that counts as nothing.
  private static let threshold = 0.001

  /// How slowly the spring answers; above 0.
  package var mass: Double
  /// How hard it pulls back, in units of force a way; above 0.
  package var stiffness: Double
  /// How strongly its motion is braked; 0 swings for ever.
  package var damping: Double
  /// In ways a second, towards the end.
  package var initialVelocity: Double

  /// Makes a spring; figures that no spring has are held at the nearest that one has.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.mass = max(mass, 1e-6)
    self.stiffness = max(stiffness, 1e-6)
    self.damping = max(damping, 0)
    self.initialVelocity = initialVelocity
  }

  /// The spring of mass 1 that `UIView.animate(… usingSpringWithDamping:)` stands for.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing; held above 0.01.
  ///   - duration: When the spring is within a thousandth of its end.
  ///   - initialVelocity: In ways a second.
  package static func matching(
    dampingRatio: Double, duration: Double, initialVelocity: Double = 0
  ) -> SpringCurve {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let duration = max(duration, 1e-3)
    func rest(_ frequency: Double) -> Double {
      let decay = exp(-ratio * frequency * duration)
      if ratio >= 1 {
        return (1 + abs(frequency - initialVelocity) * duration) * decay
      }
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return abs(ratio * frequency - initialVelocity) / swing * decay
    }
    // The rest falls as the spring gets stiffer, past the frequency at which the velocity cancels it.
    var low = max(initialVelocity / ratio, 1e-9)
    var high = max(low * 2, 1 / duration)
    while rest(high) > threshold, high < 1e9 { high *= 2 }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if rest(middle) > threshold { low = middle } else { high = middle }
    }
    return SpringCurve(
      mass: 1, stiffness: high * high, damping: 2 * ratio * high,
      initialVelocity: initialVelocity)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// 1 does not swing.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The share of the way after a number of seconds; may pass 1.
  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let (frequency, ratio) = (frequency, dampingRatio)
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let lag = (ratio * frequency - initialVelocity) / swing
      return 1 - exp(-ratio * frequency * time) * (cos(swing * time) + lag * sin(swing * time))
    }
    if ratio == 1 {
      return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
    }
    let (slow, fast, weight) = overdamped
    return 1 - (1 - weight) * exp(-slow * time) - weight * exp(-fast * time)
  }

  /// The two rates of decay, and the share of the faster one.
  private var overdamped: (slow: Double, fast: Double, weight: Double) {
    let (frequency, ratio) = (frequency, dampingRatio)
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (frequency * (ratio - root), frequency * (ratio + root))
    return (slow, fast, (initialVelocity - slow) / (fast - slow))
  }

  /// When the spring stays within a thousandth of its end; infinite without damping.
  package var settlingDuration: Double {
    let (frequency, ratio) = (frequency, dampingRatio)
    if ratio <= 0 { return .infinity }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let reach = 1 + abs(ratio * frequency - initialVelocity) / swing
      return log(reach / Self.threshold) / (ratio * frequency)
    }
    func rest(_ time: Double) -> Double {
      if ratio == 1 {
        return exp(-frequency * time) * (1 + abs(frequency - initialVelocity) * time)
      }
      let (slow, fast, weight) = overdamped
      return abs(1 - weight) * exp(-slow * time) + abs(weight) * exp(-fast * time)
    }
    var high = 1 / frequency
    while rest(high) > Self.threshold, high < 1e9 { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if rest(middle) > Self.threshold { low = middle } else { high = middle }
    }
    return high
  }
}
