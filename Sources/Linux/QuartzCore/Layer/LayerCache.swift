// SPDX-License-Identifier: MIT
import RenderTree

/// What a layer keeps from frame to frame, so that unchanged parts keep their identity.
struct LayerCache {
  /// The layer in its superlayer's coordinates; nil while nothing of it can be seen.
  var node: RenderNode?
  // The parts of it, in the layer's own coordinates.
  var background: RenderNode?
  var contents: RenderNode?
  var border: RenderNode?
  var sublayers: RenderNode?
  /// All parts put together, before opacity and placement.
  var inner: RenderNode?
  /// Sublayers by 64; empty with up to 64, or when all have to be made again.
  var chunks: [RenderNode?] = []
  /// Which of `chunks` are out of date.
  var dirtyChunks: [Bool] = []
  /// What each of `chunks` was at earlier steps of the spinners in it.
  var recurringChunks: [RecurringGroups] = []

  /// Whether the layer has been shown since it came into its tree; before, changes do not animate by themselves.
  var hasBeenShown = false
  /// Whether the last commit found the layer invisible: changes below it ask for no frame.
  var isInvisible = false
  /// What was out of date when the layer became invisible.
  var deferred: LayerFlags = []

  /// Whether `node` came out of a memory of earlier steps and may come again.
  var isRecurring = false
  /// Parts that belong to another step than `node`.
  var stale: LayerFlags = []
  /// Results by the one recurring sublayer that changes, all else being equal.
  var memory = RecurringNodes()
}
