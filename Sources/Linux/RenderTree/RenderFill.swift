// SPDX-License-Identifier: MIT

/// How the inside of a path is drawn.
package struct RenderFill: Hashable, Sendable {
  /// The colour of every point inside.
  package var color: RenderColor

  /// What counts as inside.
  package var rule: CGPathFillRule

  /// Makes a fill, by winding unless told otherwise.
  package init(_ color: RenderColor, rule: CGPathFillRule = .winding) {
    self.color = color
    self.rule = rule
  }
}
