// SPDX-License-Identifier: MIT
package import CoreGraphics

/// The eight pictures of a turn, drawn once for each look and shared by all indicators that have it.
@MainActor
package enum SpinnerImages {
  /// All that the pictures depend on.
  package struct Look: Hashable {
    /// Which blades.
    package let blades: SpinnerBlades
    /// Red, green, blue and alpha, in 255ths.
    package let color: [UInt8]
    /// Pixels per point.
    package let scale: CGFloat
    /// Empty points right of and below the graphic, which bring it to a whole point in an odd frame.
    package let padding: CGSize

    /// Makes a look from a resolved colour.
    package init(blades: SpinnerBlades, color: CGColor, scale: CGFloat, padding: CGSize) {
      let (red, green, blue, alpha) = color.srgba
      self.blades = blades
      self.color = [red, green, blue, alpha].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
      self.scale = scale
      self.padding = padding
    }
  }

  /// Pictures by look; a permitted global, since the pictures are the same wherever they are drawn.
  ///
  /// An app rarely has more than a handful of looks.
  private static var cache = RecentValues<Look, [CGImage]>(limit: 64)

  /// The pictures of a look, in the order of the turn.
  package static func images(for look: Look) -> [CGImage] {
    if let images = cache[look] { return images }
    let images = (0..<SpinnerBlades.count).compactMap { draw(look, step: $0) }
    cache[look] = images
    return images
  }

  private static func draw(_ look: Look, step: Int) -> CGImage? {
    let scale = look.scale
    let width = ((look.blades.side + look.padding.width) * scale).rounded()
    let height = ((look.blades.side + look.padding.height) * scale).rounded()
    guard
      let context = CGContext(
        data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.translateBy(x: 0, y: height)
    context.scaleBy(x: scale, y: -scale)
    let parts = look.color.map { CGFloat($0) / 255 }
    let color = CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    look.blades.draw(step: step, color: color, in: context)
    return context.makeImage()
  }
}
