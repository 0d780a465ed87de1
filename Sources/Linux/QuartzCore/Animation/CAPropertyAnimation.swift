// SPDX-License-Identifier: MIT

/// An animation of the property at a key path of the layer.
///
/// Counterpart: `CAPropertyAnimation`.
open class CAPropertyAnimation: CAAnimation {
  /// Makes an animation of a property; nil animates nothing until `keyPath` is set.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Such as `opacity`, `position.x` or `transform.rotation.z`. Default: nil.
  open var keyPath: String?

  /// Whether values are added to what the layer has. Default: false.
  open var isAdditive = false

  /// Whether each repeat goes on from the end of the one before. Default: false.
  open var isCumulative = false

  /// Turns numbers into the transform that they stand for. Default: nil.
  open var valueFunction: CAValueFunction?

  package override func makeCopy() -> CAAnimation {
    let copy = CAPropertyAnimation()
    copy.adopt(self)
    return copy
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// The effect of values that `interpolation` gives, at the key path.
  final func effect(_ interpolation: PropertyEffect.Interpolation) -> AnimationEffect {
    guard let keyPath, let target = LayerKeyPath(keyPath) else { return .nothing }
    return .property(
      PropertyEffect(
        target: target, interpolation: interpolation, isAdditive: isAdditive,
        isCumulative: isCumulative, valueFunction: valueFunction))
  }
}
