// SPDX-License-Identifier: MIT

/// What a delegate or a completion block is told once the frame's drawing is made.
enum AnimationEvent {
  case started(CAAnimation)
  case ended(CAAnimation, TransactionGroup?)

  func deliver() {
    switch self {
    case .started(let animation): animation.delegate?.animationDidStart(animation)
    case .ended(let animation, let group):
      animation.delegate?.animationDidStop(animation, finished: true)
      group?.leave()
    }
  }
}
