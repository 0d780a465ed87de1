// SPDX-License-Identifier: MIT
package import CoreGraphics
package import RenderTree

/// What a layer tree looks like at one time.
package struct RenderCommit {
  /// The drawing; the same object as before when nothing changed.
  package let node: RenderNode
  /// When the tree next looks different by itself; nil when nothing moves, not later than now when it flows.
  package let nextChange: CFTimeInterval?
  /// Whether `node` is another one than at the last commit.
  package let changed: Bool
  /// How many layers were looked at.
  package let nodesVisited: Int
}
