package import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics
import RenderTree

/// The layers of one window: knows what is dirty and what moves, and turns the layers at a time into drawing.
///
/// A frame calls `layoutPass()`, `displayPass()` and `commit(at:)`, in this order. Main thread only.
package final class LayerTree {
  /// The layer that holds all others; it has no superlayer.
  package let root: CALayer

  /// Called when something becomes dirty, once until the next commit.
  package var onNeedsFrame: (() -> Void)?

  /// The layers with animations, in no order; each knows its index.
  private(set) var animating: [CALayer] = []
  /// Whether any layer has, or has had, time that differs from its superlayer's.
  var hasOwnTimes = false
  /// Layers that left the tree with animations since the last commit.
  private var departed: [CALayer] = []
  private var isFrameRequested = false
  private var reviewsAnimations = false
  private var lastNode: RenderNode?

  /// Shows `root` and everything below it.
  package init(root: CALayer) {
    require(root.parent == nil, "The root of a LayerTree has no superlayer.")
    require(root.tree == nil, "A CALayer is the root of one LayerTree at most.")
    self.root = root
    root.move(from: nil, to: self)
    isFrameRequested = true
  }

  deinit {
    onNeedsFrame = nil
    root.move(from: self, to: nil)
    for layer in departed { layer.stopAllAnimations() }
  }

  /// Whether something is dirty, so that a frame is due.
  package var needsFrame: Bool { isFrameRequested }

  /// How many layers have animations.
  package var animatingLayerCount: Int { animating.count }

  func requestFrame() {
    guard !isFrameRequested else { return }
    isFrameRequested = true
    onNeedsFrame?()
  }

  // MARK: Passes

  /// Runs `layoutSublayers()` of the layers that ask for it, from the root down.
  ///
  /// Layout that never comes to rest is an assertion that names the layer's delegate.
  package func layoutPass() {
    // What changes from here on is part of this frame.
    isFrameRequested = true
    root.layoutSubtree()
  }

  /// Runs `display()` of the layers that ask for it.
  package func displayPass() {
    isFrameRequested = true
    root.displaySubtree()
  }

  /// Closes the implicit transaction, moves the animations to `time` and gives the drawing.
  ///
  /// Delegates and completion blocks of ended animations run at the end.
  package func commit(at time: CFTimeInterval) -> RenderCommit {
    isFrameRequested = true
    CATransaction.flush()
    settleDepartures()
    var events: [AnimationEvent] = []
    let nextChange = advanceAnimations(to: time, &events)
    var context = CommitContext()
    if !root.flags.isDisjoint(with: .drawing) { root.updateNode(&context) }
    let node = root.cache.node ?? .empty
    let changed = node !== lastNode
    lastNode = node
    isFrameRequested = false
    if root.owesLayout || root.owesDisplay { requestFrame() }
    for event in events { event.deliver() }
    return RenderCommit(
      node: node, nextChange: nextChange.isFinite ? nextChange : nil, changed: changed,
      nodesVisited: context.nodesVisited)
  }

  // MARK: Animations

  func layerDidEnter(_ layer: CALayer, _ state: LayerAnimations) {
    state.treeIndex = animating.count
    state.nextChange = -.infinity
    animating.append(layer)
    requestFrame()
  }

  func layerWillLeave(_ layer: CALayer, _ state: LayerAnimations) {
    forgetAnimations(of: layer, state)
    departed.append(layer)
    requestFrame()
  }

  func forgetAnimations(of layer: CALayer, _ state: LayerAnimations) {
    guard let index = state.treeIndex else { return }
    state.treeIndex = nil
    let last = animating.removeLast()
    guard last !== layer else { return }
    animating[index] = last
    last.animations?.treeIndex = index
  }

  /// Layers show or stop showing, or time runs differently: every animation is looked at once.
  func reviewAnimations() {
    guard !animating.isEmpty else { return }
    reviewsAnimations = true
    requestFrame()
  }

  /// Animations of layers that are still in no tree end unfinished.
  private func settleDepartures() {
    guard !departed.isEmpty else { return }
    let layers = departed
    departed = []
    for layer in layers where layer.tree == nil { layer.stopAllAnimations() }
  }

  /// Evaluates what is due; gives the earliest time of the next change, infinite for never.
  private func advanceAnimations(
    to time: CFTimeInterval, _ events: inout [AnimationEvent]
  ) -> CFTimeInterval {
    let reviews = reviewsAnimations
    reviewsAnimations = false
    let due = time + MediaTiming.tolerance
    var next = CFTimeInterval.infinity
    var index = 0
    while index < animating.count {
      let layer = animating[index]
      guard let state = layer.animations else { break }
      if reviews || state.nextChange <= due
        || !layer.flags.isDisjoint(with: [.placement, .appearance])
      {
        layer.advanceAnimations(state, to: time, &events)
        // The last layer of the list has taken this place.
        if layer.animations == nil { continue }
      }
      next = min(next, state.nextChange)
      index += 1
    }
    return next
  }
}
