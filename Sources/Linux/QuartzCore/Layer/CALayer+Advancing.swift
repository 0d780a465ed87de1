// SPDX-License-Identifier: MIT
import CoreGraphics

/// Animations at a frame's time.
extension CALayer {
  /// Moves the layer's animations to a media time and marks what looks different.
  final func advanceAnimations(
    _ state: LayerAnimations, to time: CFTimeInterval, _ events: inout [AnimationEvent]
  ) {
    let local = localTime(ofMedia: time)
    if advancePicture(state, toLocal: local) {
      state.nextChange = nextChange(state, afterLocal: local)
      return
    }
    var invalidated = state.invalidated
    let hadTransform = state.sublayerTransform != nil
    beginAndEnd(state, atLocal: local, &events)
    invalidated.formUnion(state.invalidated)
    var shown = values
    state.sublayerTransform = nil
    state.apply(atLocal: local, to: &shown, &state.sublayerTransform)
    state.presentation = shown
    state.step = nil
    if let pictures = state.onlyPictures {
      state.step = state.list[0].step(of: pictures, atLocal: local)
      if state.step != nil, state.nodesByStep.count != pictures.values.count {
        state.nodesByStep = Array(repeating: nil, count: pictures.values.count)
      }
    }
    if state.list.isEmpty { endAnimations(state) }
    invalidate(invalidated)
    if hadTransform || state.sublayerTransform != nil { invalidateSublayerPlacements() }
    if animatesOrder { parent?.invalidate(.sublayers) }
    state.nextChange = nextChange(state, afterLocal: local)
  }

  /// The quick way of a spinner: only the picture can differ. False when more has to be looked at.
  private func advancePicture(_ state: LayerAnimations, toLocal local: CFTimeInterval) -> Bool {
    guard let former = state.step, flags.isDisjoint(with: [.placement, .appearance])
    else { return false }
    let animation = state.list[0]
    guard let pictures = animation.pictures,
      let step = animation.activeStep(of: pictures, atLocal: local)
    else { return false }
    guard step != former else { return true }
    state.step = step
    state.presentation.contents = pictures.pictures[step]
    invalidate(.step)
    return true
  }

  private func beginAndEnd(
    _ state: LayerAnimations, atLocal local: CFTimeInterval, _ events: inout [AnimationEvent]
  ) {
    for animation in state.list {
      if animation.isWaitingForBegin {
        animation.isWaitingForBegin = false
        animation.timing.beginTime = local
      }
      let phase = animation.timing.phase(atParent: local)
      if phase != .before, !animation.hasStarted {
        animation.hasStarted = true
        if animation.source.delegate != nil { events.append(.started(animation.source)) }
      }
      if phase == .after, !animation.hasEnded {
        animation.hasEnded = true
        events.append(.ended(animation.source, animation.group))
        animation.group = nil
      }
    }
    state.list.removeAll { $0.hasEnded && $0.source.isRemovedOnCompletion }
  }

  /// Media time of the next change by itself; of the next end only, while the layer is hidden.
  private func nextChange(
    _ state: LayerAnimations, afterLocal local: CFTimeInterval
  ) -> CFTimeInterval {
    let isVisible = !isHiddenByModel
    var next = CFTimeInterval.infinity
    for animation in state.list where !animation.hasEnded {
      let change = isVisible ? animation.nextChange(afterLocal: local) : animation.timing.endTime
      if let change, change.isFinite { next = min(next, change) }
    }
    return next.isFinite ? mediaTime(ofLocal: next) : .infinity
  }

  /// Whether the layer or one around it is hidden, or transparent with no animation that could change that.
  private var isHiddenByModel: Bool {
    if values.isHidden { return true }
    var layer = parent
    while let current = layer {
      if current.values.isInvisible, current.animations == nil { return true }
      layer = current.parent
    }
    return false
  }
}
