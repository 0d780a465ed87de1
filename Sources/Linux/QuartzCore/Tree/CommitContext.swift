// SPDX-License-Identifier: MIT
import CoreGraphics

/// What a commit carries down the layers.
struct CommitContext {
  /// Deeper layers are not drawn, so that no hierarchy overflows the stack.
  static let depthLimit = 400

  var nodesVisited = 0
  var depth = 0
}
