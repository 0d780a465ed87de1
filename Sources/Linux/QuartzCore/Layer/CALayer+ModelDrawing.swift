// SPDX-License-Identifier: MIT
import CoreGraphics
package import RenderTree

/// Drawing of the model, without animations and without touching the caches.
extension CALayer {
  /// The layer in its own coordinates; nil when there is nothing to see.
  package final func modelNode() -> RenderNode? {
    values.isInvisible ? nil : modelInner(depth: 0)
  }

  private func modelInner(depth: Int) -> RenderNode? {
    let drawing = LayerDrawing(layer: self, values: values)
    var nodes: [RenderNode] = []
    if depth < CommitContext.depthLimit {
      let ordered = ordersSublayersByZ ? Self.sortedByZ(children) : children
      nodes = ordered.compactMap { child in
        guard !child.values.isInvisible, let inner = child.modelInner(depth: depth + 1) else {
          return nil
        }
        return LayerDrawing(layer: child, values: child.values).placed(inner)
      }
    }
    let inner = drawing.inner(
      background: drawing.background, contents: drawing.contents,
      sublayers: drawing.sublayers(nodes), border: drawing.border)
    guard let mask = extras?.mask, depth < CommitContext.depthLimit else { return inner }
    let alpha = mask.values.isInvisible ? nil : mask.modelInner(depth: depth + 1)
    return masked(
      inner, by: alpha.flatMap { LayerDrawing(layer: mask, values: mask.values).placed($0) })
  }
}
