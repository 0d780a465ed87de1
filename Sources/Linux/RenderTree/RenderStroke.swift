// SPDX-License-Identifier: MIT
import Foundation

/// How the line along a path is drawn.
package struct RenderStroke: Hashable, Sendable, CustomStringConvertible {
  /// The colour of the line.
  package var color: RenderColor

  /// In points; 0 draws nothing.
  package var width: Double

  /// How open ends and dashes end; `.butt` by default.
  package var cap: CGLineCap
  /// How the line turns a corner; `.miter` by default.
  package var join: CGLineJoin
  /// The longest mitre in line widths, past which a corner is cut off; 10 by default.
  package var miterLimit: Double

  /// Lengths of dashes and gaps in turn; empty is a solid line.
  package var dashes: [Double]

  /// How far into the pattern the line begins.
  package var dashPhase: Double

  /// A solid line with butt ends and mitred corners unless told otherwise.
  package init(
    color: RenderColor, width: Double, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    miterLimit: Double = 10, dashes: [Double] = [], dashPhase: Double = 0
  ) {
    self.color = color
    self.width = max(width, 0)
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  /// How far from the path the line may ink.
  package var reach: Double {
    let half = width / 2
    return join == .miter ? half * max(miterLimit, 1.5) : half * 1.5
  }

  /// `COLOUR width W`, then what is not the default.
  package var description: String {
    var text = "\(color) width \(Rounded(width))"
    if cap != .butt { text += " cap \(cap)" }
    if join != .miter { text += " join \(join)" }
    if !dashes.isEmpty {
      text += " dashes " + dashes.map { Rounded($0).description }.joined(separator: " ")
      if dashPhase != 0 { text += " phase \(Rounded(dashPhase))" }
    }
    return text
  }
}
