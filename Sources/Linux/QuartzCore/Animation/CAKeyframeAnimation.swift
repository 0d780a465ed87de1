// SPDX-License-Identifier: MIT
public import CoreGraphics

/// An animation through a list of values, or along a path.
///
/// Counterpart: `CAKeyframeAnimation`.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order; not used when there is a path. Default: nil.
  open var values: [Any]?

  /// The path of a point, whose corners are the values. Default: nil.
  open var path: CGPath?

  /// When each value is reached, as a share of the duration, rising from 0 to 1.
  ///
  /// In discrete mode the values' starts, with or without a 1 at the end. Lists of the wrong length, and paced
  /// modes, take even or paced times instead. Default: nil, evenly.
  open var keyTimes: [NSNumber]?

  /// The pacing between one value and the next. Default: nil, evenly.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// What lies between values. Default: `.linear`.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// How tight a cubic curve is at each value. Default: nil, 0.
  open var tensionValues: [NSNumber]?

  /// How sharp the corners of a cubic curve are at each value. Default: nil, 0.
  open var continuityValues: [NSNumber]?

  /// To which side of each value a cubic curve swings. Default: nil, 0.
  open var biasValues: [NSNumber]?

  /// Whether the layer turns with the path. Default: nil, no.
  open var rotationMode: CAAnimationRotationMode?

  package override func makeCopy() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.adopt(self)
    return copy
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }

  override func compile(for layer: CALayer) -> AnimationEffect {
    Keyframes(self).map { effect(.keyframes($0)) } ?? .nothing
  }
}
