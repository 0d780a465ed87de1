// SPDX-License-Identifier: MIT
import CGTK

/// Owns a GSK render node; kept in `RenderNode.backing`, so that it dies with what it draws.
final class GSKNode {
  /// The node; nil where nothing is drawn.
  let pointer: OpaquePointer?

  /// What the node was made for; another mode needs another node.
  let mode: RenderMode

  /// Takes over the reference.
  init(owning pointer: OpaquePointer?, mode: RenderMode) {
    self.pointer = pointer
    self.mode = mode
  }

  deinit {
    if let pointer { gsk_render_node_unref(pointer) }
  }
}
