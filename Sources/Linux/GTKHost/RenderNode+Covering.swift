// SPDX-License-Identifier: MIT
package import CoreGraphics
package import RenderTree

extension RenderNode {
  /// Whether an opaque fill among the node's rearmost parts hides all that lies under `rect`.
  ///
  /// A quick look at the first few parts, where backgrounds are; `false` may be wrong, `true` may not.
  package func covers(_ rect: CGRect) -> Bool {
    switch content {
    case .fill(let shape, let color):
      color.alpha >= 1 && shape.isSharp && shape.rect.contains(rect)
    case .group(let children):
      children.prefix(3).contains { $0.covers(rect) }
    case .transform(let transform, let child)
    where transform.preservesRectangles && transform.isInvertible:
      child.covers(rect.applying(transform.inverted()))
    case .clip(let shape, let child):
      shape.isSharp && shape.rect.contains(rect) && child.covers(rect)
    default:
      false
    }
  }
}
