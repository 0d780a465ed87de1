// SPDX-License-Identifier: MIT

/// What the render server has done, for tests and benchmarks.
package struct RenderStatistics: Hashable, Sendable {
  /// GSK nodes made; an unchanged subtree adds none.
  package var nodesBuilt = 0

  /// Render nodes that were drawn into bitmaps, shared ones each time.
  package var nodesDrawn = 0

  /// How often each feature was asked for that cannot be drawn.
  package var unsupported: [String: Int] = [:]

  /// Nothing done yet.
  package init() {}
}
