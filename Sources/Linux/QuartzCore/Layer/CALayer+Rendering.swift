// SPDX-License-Identifier: MIT
import CoreGraphics
import Diagnostics
import RenderTree

/// The commit of one layer: brings `cache.node` up to date and looks only where something is dirty.
extension CALayer {
  /// Sublayers beyond this many are kept in chunks of as many.
  private static let chunkSize = RenderNode.chunkSize

  final func updateNode(_ context: inout CommitContext) {
    context.nodesVisited += 1
    let dirty = flags.intersection(.drawing)
    flags.subtract(.drawing)
    if animations?.presentation.isInvisible ?? values.isInvisible {
      becomeInvisible(dirty)
      return
    }
    if dirty == .step, recallStep() { return }
    let isFirstLook = cache.isInvisible
    cache.isInvisible = false
    cache.hasBeenShown = true
    let work = dirty.union(cache.deferred).union(cache.stale)
    cache.deferred = []
    cache.stale = []
    var changed: CALayer?
    if work.contains(.drawingBelow) || work.contains(.sublayers) {
      changed = updateSublayers(&context)
      if updateMask(&context) { changed = nil }
      if dirty == .drawingBelow, !isFirstLook, recall(changed) {
        cache.stale.formUnion(work.intersection([.appearance, .sublayers]))
        return
      }
    }
    rebuild(work)
    remember(dirty, changed)
  }

  private func becomeInvisible(_ dirty: LayerFlags) {
    cache.deferred.formUnion(dirty)
    if dirty.contains(.step) { cache.deferred.insert(.appearance) }
    cache.isInvisible = true
    cache.isRecurring = false
    cache.node = nil
  }

  /// Makes the parts that are out of date, then what is put together from them.
  private func rebuild(_ work: LayerFlags) {
    let shown = animations?.presentation ?? values
    let drawing = LayerDrawing(layer: self, values: shown)
    if !work.isDisjoint(with: [.appearance, .step]) {
      cache.background = drawing.background
      cache.contents = drawing.contents
      cache.border = drawing.border
    }
    if !work.isDisjoint(with: [.sublayers, .drawingBelow]) || extras != nil {
      cache.sublayers = drawing.sublayers(sublayerNodes)
    }
    if !work.isDisjoint(with: [.appearance, .step, .sublayers, .drawingBelow]) || extras != nil {
      cache.inner = masked(
        drawing.inner(
          background: cache.background, contents: cache.contents, sublayers: cache.sublayers,
          border: cache.border), by: extras?.mask?.cache.node)
    }
    cache.node = cache.inner.flatMap { drawing.placed($0) }
  }

  // MARK: Sublayers

  /// Updates the dirty sublayers; gives the only one that was, if it was only one and there are no chunks.
  private func updateSublayers(_ context: inout CommitContext) -> CALayer? {
    guard context.depth < CommitContext.depthLimit else {
      Diagnostics.report(
        "Layers nested deeper than \(CommitContext.depthLimit) are not drawn.",
        once: "layer depth")
      return nil
    }
    context.depth += 1
    defer { context.depth -= 1 }
    if children.count > Self.chunkSize, !ordersSublayersByZ {
      updateChunks(&context)
      return nil
    }
    cache.chunks = []
    cache.dirtyChunks = []
    cache.recurringChunks = []
    var only: CALayer?
    var count = 0
    for child in children where !child.flags.isDisjoint(with: .drawing) {
      child.updateNode(&context)
      only = child
      count += 1
    }
    return count == 1 ? only : nil
  }

  private func updateChunks(_ context: inout CommitContext) {
    let count = (children.count + Self.chunkSize - 1) / Self.chunkSize
    if cache.chunks.count != count {
      countSublayers()
      cache.chunks = Array(repeating: nil, count: count)
      cache.dirtyChunks = Array(repeating: true, count: count)
      cache.recurringChunks = Array(repeating: RecurringGroups(), count: count)
    }
    for index in 0..<count where cache.dirtyChunks[index] {
      let start = index * Self.chunkSize
      var nodes: [RenderNode] = []
      nodes.reserveCapacity(Self.chunkSize)
      var isRecurring = true
      for place in start..<min(start + Self.chunkSize, children.count) {
        let child = children[place]
        if !child.flags.isDisjoint(with: .drawing) {
          child.updateNode(&context)
          isRecurring = isRecurring && child.cache.isRecurring
        }
        if let node = child.cache.node { nodes.append(node) }
      }
      cache.chunks[index] = chunk(index, of: nodes, isRecurring: isRecurring)
      cache.dirtyChunks[index] = false
    }
  }

  /// The node of a chunk; one that it had before where only spinners moved on.
  private func chunk(_ index: Int, of nodes: [RenderNode], isRecurring: Bool) -> RenderNode? {
    guard isRecurring, nodes.count > 1 else {
      cache.recurringChunks[index].forget()
      return nodes.isEmpty ? nil : RenderNode.group(nodes)
    }
    return cache.recurringChunks[index].group(of: nodes)
  }

  /// The nodes that show all sublayers, lowest first.
  private var sublayerNodes: [RenderNode] {
    if !cache.chunks.isEmpty { return cache.chunks.compactMap { $0 } }
    let ordered = ordersSublayersByZ ? Self.sortedByZ(children) : children
    return ordered.compactMap(\.cache.node)
  }

  // MARK: Recurring steps

  /// Takes the node that this step of a spinner had before.
  private func recallStep() -> Bool {
    guard let state = animations, let step = state.step, let node = state.nodesByStep[step]
    else { return false }
    cache.node = node
    cache.isRecurring = true
    cache.stale.insert(.appearance)
    return true
  }

  /// Takes the node that came of the same state of the only sublayer that changed.
  private func recall(_ changed: CALayer?) -> Bool {
    guard let changed, changed.cache.isRecurring, let node = changed.cache.node,
      let result = cache.memory.result(for: node, of: changed)
    else { return false }
    cache.node = result
    cache.isRecurring = true
    cache.stale.insert(.sublayers)
    return true
  }

  private func remember(_ dirty: LayerFlags, _ changed: CALayer?) {
    cache.isRecurring = false
    if let state = animations, let step = state.step {
      if dirty != .step, state.nodesByStep.contains(where: { $0 != nil }) {
        state.nodesByStep = Array(repeating: nil, count: state.nodesByStep.count)
      }
      state.nodesByStep[step] = cache.node
      cache.isRecurring = true
    }
    guard dirty == .drawingBelow, let changed, changed.cache.isRecurring,
      let node = changed.cache.node, let result = cache.node
    else {
      cache.memory.forget()
      return
    }
    cache.memory.remember(result, for: node, of: changed)
    cache.isRecurring = true
  }
}
