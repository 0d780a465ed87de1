// SPDX-License-Identifier: MIT
import CGTK
import Foundation
import RenderTree

extension NodeBuilder {
  /// A GSK node that the caller owns, without what lies outside `visible`.
  ///
  /// What lies wholly inside is the kept node; only groups across the edge are made anew.
  func culledNode(for node: RenderNode, visible: CGRect) -> OpaquePointer? {
    guard isDrawable(node), visible.intersects(node.bounds) else { return nil }
    guard !visible.contains(node.bounds), node.depth <= RenderServer.maximumDepth else {
      return owned(node)
    }
    switch node.content {
    case .group(let children):
      return culledContainer(children, visible)
    case .transform(let transform, let child):
      guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else { return nil }
      let inner = visible.applying(transform.inverted())
      guard let culled = culledNode(for: child, visible: inner) else { return nil }
      defer { gsk_render_node_unref(culled) }
      RenderServer.statistics.nodesBuilt += 1
      return transformed(culled, transform)
    case .clip(let shape, let child) where isWorthCulling(child):
      let culled = culledNode(for: child, visible: visible.intersection(shape.rect))
      RenderServer.statistics.nodesBuilt += 1
      return clipped(culled, shape, contents: child.bounds)
    case .opacity(let alpha, let child) where alpha > 0 && isWorthCulling(child):
      RenderServer.statistics.nodesBuilt += 1
      return faded(owning: culledNode(for: child, visible: visible), alpha)
    default:
      return owned(node)
    }
  }

  private func isWorthCulling(_ node: RenderNode) -> Bool { node.nodeCount > 8 }

  private func owned(_ node: RenderNode) -> OpaquePointer? {
    self.node(for: node).map { gsk_render_node_ref($0) }
  }

  private func culledContainer(_ children: [RenderNode], _ visible: CGRect) -> OpaquePointer? {
    withUnsafeTemporaryAllocation(of: OpaquePointer?.self, capacity: children.count) { buffer in
      var count = 0
      for child in children {
        guard let pointer = culledNode(for: child, visible: visible) else { continue }
        buffer.initializeElement(at: count, to: pointer)
        count += 1
      }
      if count == 0 { return nil }
      if count == 1 { return buffer[0] }
      RenderServer.statistics.nodesBuilt += 1
      let container = gsk_container_node_new(buffer.baseAddress, guint(count))
      for index in 0..<count { gsk_render_node_unref(buffer[index]) }
      return container
    }
  }
}
