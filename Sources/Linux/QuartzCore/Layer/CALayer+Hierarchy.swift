import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics

/// Adding and removing sublayers.
extension CALayer {
  final var shownSublayers: [CALayer]? {
    let list = modelLayer.map { $0.children.compactMap { $0.presentation() } } ?? children
    return list.isEmpty ? nil : list
  }

  final func setSublayers(_ newValue: [CALayer]) {
    let kept = Set(newValue.map { ObjectIdentifier($0) })
    for child in children.reversed() where !kept.contains(ObjectIdentifier(child)) {
      child.removeFromSuperlayer()
    }
    for layer in newValue { insert(layer, at: children.count) }
  }

  final func insert(_ layer: CALayer, at index: Int) {
    require(modelLayer == nil, "The sublayers of a CALayer's presentation cannot be changed.")
    require(!layer.isSelfOrAbove(self), "A CALayer cannot be put into itself or a sublayer.")
    let formerTree = layer.tree
    if let former = layer.parent {
      if former.extras?.mask === layer { former.setMask(nil) } else { former.unlink(layer) }
    }
    let index = min(max(index, 0), children.count)
    layer.parent = self
    layer.roughIndex = index
    children.insert(layer, at: index)
    placesDidShift()
    if layer.values.zPosition != 0 || layer.animatesOrder { ordersSublayersByZ = true }
    if formerTree !== tree { layer.move(from: formerTree, to: tree) }
    layer.flags.insert([.placement, .appearance])
    structureDidChange()
    adoptPendingWork(of: layer)
    setNeedsLayout()
  }

  final func insert(_ layer: CALayer, below sibling: CALayer?) {
    guard sibling !== layer else { return }
    insert(layer, at: sibling.flatMap { indexAfterLeaving(layer, beside: $0) } ?? 0)
  }

  final func insert(_ layer: CALayer, above sibling: CALayer?) {
    guard sibling !== layer else { return }
    let place = sibling.flatMap { indexAfterLeaving(layer, beside: $0) }
    insert(layer, at: place.map { $0 + 1 } ?? children.count)
  }

  /// The sibling's index once `layer` has left its former place; nil for a layer that is no sublayer.
  private func indexAfterLeaving(_ layer: CALayer, beside sibling: CALayer) -> Int? {
    guard let index = index(of: sibling) else { return nil }
    let leavesBefore = self.index(of: layer).map { $0 < index } ?? false
    return index - (leavesBefore ? 1 : 0)
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old.parent === self, old !== new else { return }
    insert(new, below: old)
    remove(old)
  }

  final func remove(_ layer: CALayer) {
    guard layer.parent === self else { return }
    if layer === extras?.mask {
      setMask(nil)
      return
    }
    let formerTree = layer.tree
    unlink(layer)
    layer.move(from: formerTree, to: nil)
    structureDidChange()
    setNeedsLayout()
  }

  private func unlink(_ layer: CALayer) {
    guard let index = index(of: layer) else { return }
    children.remove(at: index)
    layer.parent = nil
    layer.roughIndex = 0
    placesDidShift()
    if !children.isEmpty || tree != nil { structureDidChange() }
  }

  private func structureDidChange() {
    cache.chunks = []
    cache.dirtyChunks = []
    invalidate([.sublayers, .drawingBelow])
  }

  private func isSelfOrAbove(_ other: CALayer) -> Bool {
    var layer: CALayer? = other
    while let current = layer {
      if current === self { return true }
      layer = current.parent
    }
    return false
  }

  /// Tells a subtree which tree shows it now.
  final func move(from former: LayerTree?, to new: LayerTree?) {
    guard former !== new else { return }
    tree = new
    cache.hasBeenShown = false
    if extras?.hasOwnTime == true { new?.hasOwnTimes = true }
    if let animations {
      former?.layerWillLeave(self, animations)
      new?.layerDidEnter(self, animations)
    }
    for child in layersBelow { child.move(from: former, to: new) }
  }

  /// Carries the flags of a layer that comes with work up to the root.
  final func adoptPendingWork(of layer: CALayer) {
    if !layer.flags.isDisjoint(with: [.layout, .layoutBelow]) { layer.raise(.layoutBelow) }
    if !layer.flags.isDisjoint(with: [.display, .displayBelow]) { layer.raise(.displayBelow) }
  }

  /// Sets a flag on the superlayers, up to one that has it, and asks for a frame.
  final func raise(_ flag: LayerFlags) {
    var layer = self
    while let parent = layer.parent {
      guard !parent.flags.contains(flag) else { return }
      parent.flags.insert(flag)
      layer = parent
    }
    layer.tree?.requestFrame()
  }
}
