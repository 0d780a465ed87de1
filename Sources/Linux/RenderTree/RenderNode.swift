// SPDX-License-Identifier: MIT
package import Foundation

/// A piece of drawing that never changes: shared from frame to frame, compared, printed.
///
/// Coordinates are points, y downwards. Identity is what the render server caches by: whoever keeps a node
/// for an unchanged subtree makes that subtree free.
// SAFETY: all but `backing` is constant; `backing` is touched on the main thread only.
package final class RenderNode: @unchecked Sendable, Equatable, CustomStringConvertible {
  /// What a node draws.
  package enum Content: Equatable, Sendable {
    /// The nodes one over another, the first lowest. Use `RenderNode.group(_:)` for more than 64.
    case group([RenderNode])

    /// A filled shape.
    case fill(RoundedRectangle, RenderColor)

    /// A line of the width inside the shape's edge, as a layer's border.
    case border(RoundedRectangle, width: Double, RenderColor)

    /// The whole shadow of an opaque shape.
    indirect case shadow(RoundedRectangle, RenderShadow)

    /// The shadow of whatever a subtree inks, which is not drawn itself.
    indirect case contentShadow(RenderNode, RenderShadow)

    /// The whole shadow of a filled path.
    indirect case pathShadow(CGPath, RenderShadow)

    /// A picture, or a part of it.
    indirect case image(RenderImage)

    /// A path's inside, then the line along it.
    indirect case path(CGPath, fill: RenderFill?, stroke: RenderStroke?)

    /// Letters from the baseline's left end.
    case glyphs(GlyphRun, origin: CGPoint, RenderColor)

    /// The node within the shape.
    case clip(RoundedRectangle, RenderNode)

    /// The node in coordinates of its own; `transform` maps them to the parent's.
    case transform(CGAffineTransform, RenderNode)

    /// The first node, as much of it as the second one inks; where that draws nothing, nothing is drawn.
    indirect case mask(RenderNode, by: RenderNode)

    /// The node as one picture, 0 (invisible) to 1.
    case opacity(Double, RenderNode)
  }

  /// What the node draws, or does to the nodes inside it.
  package let content: Content

  /// What is inked at most, in the node's coordinates: finite, and maybe larger than what is; null for nothing.
  package let bounds: CGRect

  /// Whether the node's own numbers can be drawn by; one that has others draws nothing.
  package let isFinite: Bool

  /// How many nodes are drawn, this one included; shared ones count each time.
  package let nodeCount: Int

  /// The length of the longest way down, 1 for a leaf.
  package let depth: Int

  /// The render server's own; dies with the node.
  // SAFETY: only the render server reads or writes it, on the main thread, and never while it does either.
  @exclusivity(unchecked)
  package var backing: AnyObject?

  /// Wraps the content and sums up its bounds, count and depth.
  package init(_ content: Content) {
    self.content = content
    let summary = Summary.of(content)
    bounds = summary.bounds
    isFinite = summary.isFinite
    nodeCount = summary.nodeCount
    depth = summary.depth
  }

  /// Whether both draw the same; trees that share a node are not walked below it.
  package static func == (left: RenderNode, right: RenderNode) -> Bool {
    left === right
      || (left.nodeCount == right.nodeCount && left.bounds == right.bounds
        && left.content == right.content)
  }

  /// The tree as text: a node a line, children indented, numbers to three places.
  package var description: String { RenderText.describe(self) }
}
