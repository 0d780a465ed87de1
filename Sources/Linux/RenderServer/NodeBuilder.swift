// SPDX-License-Identifier: MIT
import CGTK
import Foundation
import RenderTree

/// Makes GSK nodes of render nodes, each once.
struct NodeBuilder {
  let purpose: RenderPurpose

  var mode: RenderMode { purpose.mode }
  var scale: Double { purpose.scale }

  /// The node's GSK node, borrowed from the node's slot; made now if it is new.
  func node(for node: RenderNode) -> OpaquePointer? {
    if let backing = node.backing {
      // SAFETY: nobody else fills the slot.
      let known = unsafeDowncast(backing, to: GSKNode.self)
      if known.purpose == purpose { return known.pointer }
    }
    let made = isDrawable(node) ? build(withinDepth(node)) : nil
    node.backing = GSKNode(owning: made, purpose: purpose)
    return made
  }

  /// The node itself, or what is left of one that is too deep to be drawn.
  private func withinDepth(_ node: RenderNode) -> RenderNode {
    let limit = RenderServer.maximumDepth
    guard node.depth > limit else { return node }
    RenderServer.reportUnsupported("a tree deeper than \(limit) levels")
    return node.limited(toDepth: limit)
  }

  /// Whether there is anything to draw; says so where only the numbers forbid it.
  func isDrawable(_ node: RenderNode) -> Bool {
    if !node.isFinite { RenderServer.reportUnsupported("geometry that is not finite") }
    return node.bounds.origin.x != .infinity
  }

  /// A new GSK node that the caller owns.
  private func build(_ node: RenderNode) -> OpaquePointer? {
    RenderServer.statistics.nodesBuilt += 1
    switch node.content {
    case .transform(let transform, let child):
      return transformed(self.node(for: child), transform)
    case .group(let children):
      return container(children)
    case .fill(let shape, let color):
      return fill(shape, color)
    case .border(let shape, let width, let color):
      return border(shape, width: width, color)
    case .shadow(let shape, let shadow):
      return self.shadow(shape, shadow, bounds: node.bounds)
    case .contentShadow(let child, let shadow):
      return contentShadow(child, shadow, bounds: node.bounds)
    case .pathShadow(let path, let shadow):
      return pathShadow(path, shadow, bounds: node.bounds)
    case .image(let image):
      return self.image(image)
    case .path(let path, let fill, let stroke):
      return self.path(path, fill, stroke, bounds: node.bounds)
    case .glyphs(let run, let origin, let color):
      return glyphs(run, origin, color)
    case .clip(let shape, let child):
      return clipped(culledNode(for: child, visible: shape.rect), shape, contents: child.bounds)
    case .mask(let child, let mask):
      return masked(child, by: mask, bounds: node.bounds)
    case .opacity(let alpha, let child):
      return faded(child, alpha)
    }
  }

  /// All children in one container; a single one stands for itself.
  private func container(_ children: [RenderNode]) -> OpaquePointer? {
    withUnsafeTemporaryAllocation(of: OpaquePointer?.self, capacity: children.count) { buffer in
      var count = 0
      for child in children {
        guard let pointer = member(child) else { continue }
        buffer.initializeElement(at: count, to: pointer)
        count += 1
      }
      if count == 0 { return nil }
      if count == 1 { return buffer[0] }
      let container = gsk_container_node_new(buffer.baseAddress, guint(count))
      for index in 0..<count { gsk_render_node_unref(buffer[index]) }
      return container
    }
  }

  /// A group's child, owned.
  ///
  /// A transform in a group is not kept in its slot: most move in the next frame, and making one anew costs less
  /// than keeping it. What it moves is kept.
  private func member(_ child: RenderNode) -> OpaquePointer? {
    if case .transform(let transform, let inner) = child.content, child.backing == nil,
      child.isFinite, child.depth <= RenderServer.maximumDepth
    {
      RenderServer.statistics.nodesBuilt += 1
      return transformed(node(for: inner), transform)
    }
    return node(for: child).map { gsk_render_node_ref($0) }
  }

  private func faded(_ child: RenderNode, _ alpha: Double) -> OpaquePointer? {
    guard alpha > 0 else { return nil }
    // One shape in one colour needs no group.
    switch child.content {
    case .fill(let shape, let color) where alpha < 1:
      return fill(shape, color.multiplied(alpha: alpha))
    case .glyphs(let run, let origin, let color) where alpha < 1:
      return glyphs(run, origin, color.multiplied(alpha: alpha))
    default:
      return faded(owning: node(for: child).map { gsk_render_node_ref($0) }, alpha)
    }
  }

  /// The node through another one's alpha: GSK has no such node before 4.10, so Cairo draws both.
  private func masked(
    _ child: RenderNode, by mask: RenderNode, bounds: CGRect
  ) -> OpaquePointer? {
    guard let content = node(for: child), let alpha = node(for: mask) else { return nil }
    return cairoNode(bounds) { cr in
      cairo_push_group(cr)
      gsk_render_node_draw(content, cr)
      cairo_pop_group_to_source(cr)
      cairo_push_group(cr)
      gsk_render_node_draw(alpha, cr)
      guard let pattern = cairo_pop_group(cr) else { return }
      cairo_mask(cr, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  /// The node at an alpha, both owned.
  func faded(owning child: OpaquePointer?, _ alpha: Double) -> OpaquePointer? {
    guard let child, alpha < 1 else { return child }
    defer { gsk_render_node_unref(child) }
    return gsk_opacity_node_new(child, Float(alpha))
  }

  /// The owned node within a shape; takes over its reference.
  func clipped(
    _ child: OpaquePointer?, _ shape: RoundedRectangle, contents: CGRect
  ) -> OpaquePointer? {
    guard let child else { return nil }
    if shape.isSharp {
      if shape.rect.contains(contents) { return child }
      defer { gsk_render_node_unref(child) }
      var rect = graphene_rect_t(shape.rect)
      return gsk_clip_node_new(child, &rect)
    }
    defer { gsk_render_node_unref(child) }
    var rounded = GskRoundedRect(shape)
    return gsk_rounded_clip_node_new(child, &rounded)
  }
}
