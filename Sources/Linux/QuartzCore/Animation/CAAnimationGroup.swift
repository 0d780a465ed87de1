// SPDX-License-Identifier: MIT

/// Several animations in the time of one: they end with it, and their own delegates hear nothing.
///
/// Counterpart: `CAAnimationGroup`.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their times are the group's. Default: nil.
  open var animations: [CAAnimation]?

  package override func makeCopy() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.adopt(self)
    return copy
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.makeCopy() }
  }

  override func compile(for layer: CALayer) -> AnimationEffect {
    .group(
      (animations ?? []).map { member in
        var timing = member.timing
        if timing.duration <= 0 { timing.duration = duration }
        return AnimationEffect.Member(
          timing: timing, curve: member.timingFunction?.curve,
          effect: member.compile(for: layer))
      })
  }
}
