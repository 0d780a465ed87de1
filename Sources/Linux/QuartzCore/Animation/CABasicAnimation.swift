// SPDX-License-Identifier: MIT

/// An animation from one value to another; what is left out is taken from the layer.
///
/// From and to; from and by; by and to; from, then what the layer has; what it has, then to; what it has, then
/// by; none: what it showed before, then what it has.
///
/// Counterpart: `CABasicAnimation`.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start. Default: nil.
  open var fromValue: Any?

  /// The value at the end. Default: nil.
  open var toValue: Any?

  /// The distance between start and end. Default: nil.
  open var byValue: Any?

  package override func makeCopy() -> CAAnimation {
    let copy = CABasicAnimation()
    copy.adopt(self)
    return copy
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func compile(for layer: CALayer) -> AnimationEffect {
    effect(.basic(BasicValues(self, layer: layer)))
  }
}
