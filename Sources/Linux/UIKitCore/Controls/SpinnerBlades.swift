// SPDX-License-Identifier: MIT
package import CoreGraphics

/// The eight blades of an activity indicator, with Apple's figures, in points.
package struct SpinnerBlades: Hashable, Sendable {
  /// The side of the indicator's square.
  package let side: CGFloat
  /// The centre of the blades from the square's top left, on both axes.
  package let center: CGFloat
  /// Length and thickness of a blade.
  package let blade: CGSize
  /// From the centre of the blades to the middle of one.
  package let distance: CGFloat

  /// 20 × 20 points.
  package static let medium = SpinnerBlades(
    side: 20, center: 10, blade: CGSize(width: 6.5, height: 2.5), distance: 6.75)
  /// 37 × 37 points.
  package static let large = SpinnerBlades(
    side: 37, center: 17.5, blade: CGSize(width: 12, height: 5), distance: 11.5)

  /// How many pictures make a turn, and how many blades there are.
  static let count = 8

  /// How long a picture shows, in seconds.
  static let stepDuration: CFTimeInterval = 0.125

  /// Opacities from the brightest blade against the clock.
  private static let alphas: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }

  /// Draws one step of the turn into a context whose unit is the point and whose y points down.
  ///
  /// - Parameters:
  ///   - step: 0 to 7; the brightest blade is at nine o'clock at step 0 and moves with the clock.
  ///   - color: The colour, whose alpha counts.
  func draw(step: Int, color: CGColor, in context: CGContext) {
    let (red, green, blue, alpha) = color.srgba
    let rect = CGRect(
      x: distance - blade.width / 2, y: -blade.height / 2, width: blade.width, height: blade.height)
    let radius = blade.height / 2
    let capsule = CGPath(
      roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    for index in 0..<Self.count {
      let behind = (step - index + Self.count) % Self.count
      context.saveGState()
      context.translateBy(x: center, y: center)
      context.rotate(by: .pi + CGFloat(index) * 2 * .pi / CGFloat(Self.count))
      context.setFillColor(
        red: red, green: green, blue: blue, alpha: alpha * Self.alphas[behind])
      context.addPath(capsule)
      context.fillPath()
      context.restoreGState()
    }
  }
}
