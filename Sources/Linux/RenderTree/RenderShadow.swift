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
    if rect.origin.x == .infinity { return rect }
    let reach = radius * 3
    return CGRect(
      x: rect.origin.x + offset.width - reach, y: rect.origin.y + offset.height - reach,
      width: rect.size.width + 2 * reach, height: rect.size.height + 2 * reach)
  }

  /// `COLOUR blur RADIUS offset (X Y)`, numbers to three places.
  package var description: String {
    "\(color) blur \(Rounded(radius)) offset (\(Rounded(offset.width)) \(Rounded(offset.height)))"
  }
}
