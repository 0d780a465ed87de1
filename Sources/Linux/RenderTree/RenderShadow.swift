// SPDX-License-Identifier: MIT
package import Foundation

/// How a shape's shadow falls, with the meaning of a layer's shadow properties.
package struct RenderShadow: Hashable, Sendable, CustomStringConvertible {
  /// The colour, the shadow's opacity included.
  package var color: RenderColor

  /// The standard deviation of the blur, in points; 0 is a hard edge.
  package var radius: Double

  /// Where the shadow falls, y downwards.
  package var offset: CGSize

  /// Makes a shadow; a negative radius counts as 0.
  package init(color: RenderColor, radius: Double, offset: CGSize) {
    self.color = color
    self.radius = max(radius, 0)
    self.offset = offset
  }

  /// What a shape within `rect` can darken.
  package func bounds(of rect: CGRect) -> CGRect {
    rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -radius * 3, dy: -radius * 3)
  }

  package var description: String {
    "\(color) blur \(Rounded(radius)) offset (\(Rounded(offset.width)) \(Rounded(offset.height)))"
  }
}
