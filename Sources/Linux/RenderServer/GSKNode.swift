// SPDX-License-Identifier: MIT
import CGTK

/// Owns a GSK render node; kept in `RenderNode.backing`, so that it dies with what it draws.
final class GSKNode {
  /// The node; nil where nothing is drawn.
  let pointer: OpaquePointer?

  /// What the node was made for; another purpose needs another node.
  let purpose: RenderPurpose

  /// Takes over the reference.
  init(owning pointer: OpaquePointer?, purpose: RenderPurpose) {
    self.pointer = pointer
    self.purpose = purpose
  }

  deinit {
    if let pointer { gsk_render_node_unref(pointer) }
  }
}
