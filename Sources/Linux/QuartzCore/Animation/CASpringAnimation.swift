// SPDX-License-Identifier: MIT
public import CoreGraphics

/// A basic animation whose progress is a damped spring's; it ends with its duration, settled or not.
///
/// Counterpart: `CASpringAnimation`.
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring; must be positive. Default: 1.
  open var mass: CGFloat = 1

  /// The spring's stiffness; must be positive. Default: 100.
  open var stiffness: CGFloat = 100

  /// How much the spring is braked; at least 0. Default: 10.
  open var damping: CGFloat = 10

  /// The velocity at the start, in ways a second. Default: 0.
  open var initialVelocity: CGFloat = 0

  /// Makes a spring from how it feels.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The time that the movement seems to take, in seconds.
  ///   - bounce: 0 does not swing, towards 1 swings more, below 0 creeps.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let duration = max(perceptualDuration, 1e-3)
    let bounce = min(max(bounce.native, -0.999), 1)
    let frequency = 2 * Double.pi / duration
    stiffness = CGFloat(frequency * frequency)
    damping = CGFloat(bounce >= 0 ? 2 * frequency * (1 - bounce) : 2 * frequency / (1 + bounce))
  }

  /// When the spring would come to rest, in seconds; for the caller to use as duration.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  /// The time that the movement seems to take, in seconds.
  open var perceptualDuration: CFTimeInterval {
    2 * Double.pi / (max(stiffness.native, 1e-6) / max(mass.native, 1e-6)).squareRoot()
  }

  /// How much the spring swings: 0 not at all, towards 1 more.
  open var bounce: CGFloat {
    let ratio = curve.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// The spring of these settings.
  package final var curve: SpringCurve {
    SpringCurve(
      mass: mass.native, stiffness: stiffness.native, damping: damping.native,
      initialVelocity: initialVelocity.native)
  }

  package override func makeCopy() -> CAAnimation {
    let copy = CASpringAnimation()
    copy.adopt(self)
    return copy
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }

  override func compile(for layer: CALayer) -> AnimationEffect {
    effect(.spring(BasicValues(self, layer: layer), curve))
  }
}
