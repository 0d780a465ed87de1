// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree

/// The animations of one layer, with what was shown last.
///
/// Invariant: a layer has one exactly while it has animations.
final class LayerAnimations {
  /// In the order of adding, which is the order of evaluation.
  var list: [ActiveAnimation] = []
  /// The values shown by the last commit.
  var presentation: LayerValues
  /// The sublayer transform shown by the last commit, when that is animated.
  var sublayerTransform: CATransform3D?
  /// Media time of the next evaluation.
  var nextChange: CFTimeInterval = -.infinity
  /// The place in the tree's list; nil while in no tree.
  var treeIndex: Int?

  // The memory of a spinner: its only animation shows pictures in turn.
  /// The picture shown; nil when what is shown is not just a picture of the only animation.
  var step: Int?
  /// The layer's whole node for each picture; valid while nothing else changes.
  var nodesByStep: [RenderNode?] = []

  init(values: LayerValues) { presentation = values }

  /// The only animation's pictures, when that is all that moves.
  var onlyPictures: Keyframes? {
    list.count == 1 && list[0].hasStarted && !list[0].hasEnded ? list[0].pictures : nil
  }

  /// Applies all animations at a local time.
  func apply(
    atLocal time: CFTimeInterval, to values: inout LayerValues, _ transform: inout CATransform3D?
  ) {
    for animation in list {
      var timing = animation.timing
      if animation.isWaitingForBegin { timing.beginTime = time }
      guard let sample = timing.sample(atParent: time) else { continue }
      animation.effect.apply(sample, curve: animation.curve, to: &values, &transform)
    }
  }

  /// The parts of the layer that its animations can change.
  var invalidated: LayerFlags { list.reduce(into: []) { $0.formUnion($1.invalidated) } }
}
