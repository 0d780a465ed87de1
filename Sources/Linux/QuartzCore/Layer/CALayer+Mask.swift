import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics
import RenderTree

/// The mask: it hangs on its layer like a sublayer, and is laid out and drawn with it, but is none.
extension CALayer {
  final func setMask(_ newValue: CALayer?) {
    guard newValue !== extras?.mask else { return }
    if let newValue {
      require(
        newValue !== self && newValue.parent == nil,
        "A CALayer's mask is in no other layer: \(newValue.ownerName).")
    }
    if let former = extras?.mask {
      former.parent = nil
      former.move(from: former.tree, to: nil)
    }
    ownExtras.mask = newValue
    if let newValue {
      newValue.parent = self
      newValue.move(from: newValue.tree, to: tree)
      newValue.flags.insert([.placement, .appearance])
      adoptPendingWork(of: newValue)
    }
    invalidate([.sublayers, .drawingBelow])
  }

  /// The sublayers, and the mask.
  final var layersBelow: [CALayer] {
    guard let mask = extras?.mask else { return children }
    return children + [mask]
  }

  /// Brings the mask's node up to date; whether it had to be.
  final func updateMask(_ context: inout CommitContext) -> Bool {
    guard let mask = extras?.mask, !mask.flags.isDisjoint(with: .drawing) else { return false }
    mask.updateNode(&context)
    return true
  }

  /// What is put together of the layer's parts, through the mask if there is one.
  final func masked(_ node: RenderNode?, by mask: RenderNode?) -> RenderNode? {
    guard extras?.mask != nil, let node else { return node }
    return mask.map { RenderNode(.mask(node, by: $0)) }
  }
}
