import CGTK
import Diagnostics
// SPDX-License-Identifier: MIT
package import RenderTree

/// Draws render trees, through GSK: into bitmaps without a display, or as nodes for a window.
///
/// For the main thread only, as GTK is.
package enum RenderServer {
  /// How many levels of a tree are drawn; what lies deeper is left out and reported.
  package static let maximumDepth = 1_000

  /// What was drawn, built and found again since the process began, or since a test cleared it.
  // SAFETY: main thread only, as the whole type.
  @exclusivity(unchecked)
  package nonisolated(unsafe) static var statistics = RenderStatistics()

  /// GSK's types exist after this only; without a display it fails, which does not matter.
  private static let isStarted: Bool = {
    // The locale is the app's affair, and number formats must not change under Foundation.
    gtk_disable_setlocale()
    _ = gtk_init_check()
    return true
  }()

  /// Readies GSK; every entry below does it by itself.
  package static func start() { _ = isStarted }

  /// The GSK node of a render node: made once, and kept in the node.
  ///
  /// Keep `node` for as long as the result is used, or take a reference.
  ///
  /// - Parameter scale: Pixels a point where it will be drawn; another scale makes the nodes anew.
  /// - Returns: The node, alive as long as `node` is; nil when nothing is drawn.
  package static func gskNode(
    for node: RenderNode, mode: RenderMode, scale: Double = 1
  ) -> OpaquePointer? {
    start()
    return NodeBuilder(purpose: RenderPurpose(mode: mode, scale: scale)).node(for: node)
  }

  /// The GSK node of what can be seen of a render node, in points of `visible`'s space.
  ///
  /// - Returns: A node that the caller owns (`gsk_render_node_unref`); nil when nothing is drawn.
  package static func visibleNode(
    for node: RenderNode, in visible: CGRect, mode: RenderMode, scale: Double = 1
  ) -> OpaquePointer? {
    start()
    return NodeBuilder(purpose: RenderPurpose(mode: mode, scale: scale))
      .culledNode(for: node, visible: visible)
  }

  /// Says once, by name, what is not drawn, and counts it.
  static func reportUnsupported(_ feature: String) {
    statistics.unsupported[feature, default: 0] += 1
    Diagnostics.report("not drawn: \(feature)", once: "not drawn: \(feature)")
  }
}
