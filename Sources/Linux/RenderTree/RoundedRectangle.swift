// SPDX-License-Identifier: MIT
package import Foundation

/// A rectangle with circular corners, each of its own radius.
package struct RoundedRectangle: Hashable, Sendable, CustomStringConvertible {
  /// The rectangle, corners included.
  package var rect: CGRect
  /// The top left corner's radius, in points; 0 is sharp.
  package var topLeft: Double
  /// The top right corner's radius, in points; 0 is sharp.
  package var topRight: Double
  /// The bottom left corner's radius, in points; 0 is sharp.
  package var bottomLeft: Double
  /// The bottom right corner's radius, in points; 0 is sharp.
  package var bottomRight: Double

  /// A rectangle, sharp unless told otherwise; negative radii count as 0.
  package init(_ rect: CGRect, radius: Double = 0) {
    self.init(
      rect, topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  /// A rectangle with four radii. Radii that together are longer than a side shrink alike, as in CSS.
  package init(
    _ rect: CGRect, topLeft: Double, topRight: Double, bottomLeft: Double, bottomRight: Double
  ) {
    self.rect = rect
    self.topLeft = max(topLeft, 0)
    self.topRight = max(topRight, 0)
    self.bottomLeft = max(bottomLeft, 0)
    self.bottomRight = max(bottomRight, 0)
    guard !isSharp else { return }
    let factor = min(
      1, rect.width / max(self.topLeft + self.topRight, .leastNormalMagnitude),
      rect.width / max(self.bottomLeft + self.bottomRight, .leastNormalMagnitude),
      rect.height / max(self.topLeft + self.bottomLeft, .leastNormalMagnitude),
      rect.height / max(self.topRight + self.bottomRight, .leastNormalMagnitude))
    guard factor < 1 else { return }
    self.topLeft *= factor
    self.topRight *= factor
    self.bottomLeft *= factor
    self.bottomRight *= factor
  }

  /// Whether no corner is rounded.
  package var isSharp: Bool {
    topLeft == 0 && topRight == 0 && bottomLeft == 0 && bottomRight == 0
  }

  /// The same shape, moved.
  package func offset(by delta: CGSize) -> RoundedRectangle {
    var moved = self
    moved.rect = rect.offsetBy(dx: delta.width, dy: delta.height)
    return moved
  }

  /// The shape whose edge runs `distance` inside this one's; corners get sharper.
  package func inset(by distance: Double) -> RoundedRectangle {
    RoundedRectangle(
      CGRect(
        x: rect.minX + distance, y: rect.minY + distance,
        width: max(rect.width - 2 * distance, 0), height: max(rect.height - 2 * distance, 0)),
      topLeft: topLeft > 0 ? topLeft - distance : 0,
      topRight: topRight > 0 ? topRight - distance : 0,
      bottomLeft: bottomLeft > 0 ? bottomLeft - distance : 0,
      bottomRight: bottomRight > 0 ? bottomRight - distance : 0)
  }

  /// `(x y w h)`, with `radius r` or `radii tl tr bl br` where rounded.
  package var description: String {
    let rect = RenderText.rect(self.rect)
    if isSharp { return rect }
    if topLeft == topRight, topLeft == bottomLeft, topLeft == bottomRight {
      return "\(rect) radius \(Rounded(topLeft))"
    }
    return rect + " radii "
      + [topLeft, topRight, bottomLeft, bottomRight].map { Rounded($0).description }
      .joined(separator: " ")
  }
}
