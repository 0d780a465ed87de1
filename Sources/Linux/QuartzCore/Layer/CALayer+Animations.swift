import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics

/// Adding, removing and asking for animations.
extension CALayer {
  final func addAnimation(_ animation: CAAnimation, _ key: String?) {
    require(modelLayer == nil, "A CALayer's presentation takes no animations.")
    let copy = animation.copy() as? CAAnimation ?? animation.makeCopy()
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    // Only what will run can be waited for.
    let group = tree == nil ? nil : CATransaction.joinGroup()
    let added = ActiveAnimation(key: key, source: copy, layer: self, group: group)
    if let key { stopAnimation(key) }
    let state = animations ?? LayerAnimations(values: values)
    state.list.append(added)
    if animations == nil {
      animations = state
      tree?.layerDidEnter(self, state)
    }
    if added.effect.changesOrder { parent?.orderByZ() }
    animationsDidChange(state, added.invalidated)
  }

  final func stopAnimation(_ key: String) {
    guard let state = animations, let index = state.list.firstIndex(where: { $0.key == key })
    else { return }
    let stopped = state.list.remove(at: index)
    animationsDidChange(state, stopped.invalidated)
    finish([stopped])
  }

  final func stopAllAnimations() {
    guard let state = animations else { return }
    let stopped = state.list
    state.list = []
    animationsDidChange(state, stopped.reduce(into: []) { $0.formUnion($1.invalidated) })
    finish(stopped)
  }

  private func animationsDidChange(_ state: LayerAnimations, _ parts: LayerFlags) {
    state.nodesByStep = []
    state.step = nil
    state.nextChange = -.infinity
    invalidate(parts)
    if state.sublayerTransform != nil { invalidateSublayerPlacements() }
    tree?.requestFrame()
    if state.list.isEmpty { endAnimations(state) }
  }

  /// The last animation is gone: the model is shown again.
  final func endAnimations(_ state: LayerAnimations) {
    animations = nil
    tree?.forgetAnimations(of: self, state)
  }

  /// Tells delegates and completion blocks of animations that were taken away before their end.
  private func finish(_ stopped: [ActiveAnimation]) {
    for animation in stopped where !animation.hasEnded {
      animation.source.delegate?.animationDidStop(animation.source, finished: false)
      animation.group?.leave()
    }
  }

  /// Whether an animation can change the order among sublayers of the same superlayer.
  final var animatesOrder: Bool {
    animations?.list.contains { $0.effect.changesOrder } ?? false
  }

  final var currentAnimationKeys: [String]? {
    let keys = animations?.list.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  final func currentAnimation(_ key: String) -> CAAnimation? {
    animations?.list.first { $0.key == key }?.source
  }

  // MARK: Presentation

  /// The values with animations applied at a media time.
  final func valuesShown(at time: CFTimeInterval) -> LayerValues {
    var shown = values
    var transform: CATransform3D?
    if let animations {
      animations.apply(atLocal: localTime(ofMedia: time), to: &shown, &transform)
    }
    return shown
  }

  final func makePresentation() -> CALayer? {
    guard modelLayer == nil else { return self }
    guard tree != nil else { return nil }
    let copy = LayerFactory.copy(self)
    copy.values = valuesShown(at: MediaTime.now)
    copy.modelLayer = self
    return copy
  }

  /// Takes over everything that shows, for `init(layer:)`.
  final func adopt(_ other: CALayer) {
    values = other.values
    storedDrawing = other.storedDrawing
    storedGravity = other.storedGravity
    storedCorners = other.storedCorners
    isOpaque = other.isOpaque
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    extras = other.extras.map { LayerExtras(copying: $0) }
  }
}
