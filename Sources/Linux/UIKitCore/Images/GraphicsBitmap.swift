// SPDX-License-Identifier: MIT
import CoreGraphics

/// Bitmaps in UIKit's coordinates.
enum GraphicsBitmap {
  /// A context over transparent pixels whose unit is the point, with the origin at the top left and y downwards.
  ///
  /// - Parameters:
  ///   - size: In points; rounded up to whole pixels.
  ///   - origin: The point at the top left corner.
  ///   - isOpaque: Whether it begins black and its image has no opacity.
  /// - Returns: nil for no or too many pixels.
  static func context(
    size: CGSize, scale: Double, origin: CGPoint = .zero, isOpaque: Bool = false
  ) -> CGContext? {
    let width = pixels(size.width, scale)
    let height = pixels(size.height, scale)
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    guard width > 0, height > 0,
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpace(name: CGColorSpace.sRGB),
        bitmapInfo: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    else { return nil }
    if isOpaque {
      context.setFillColor(.black)
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: CGFloat(scale), y: -CGFloat(scale))
    context.baseTransform = context.ctm
    context.translateBy(x: -origin.x, y: -origin.y)
    return context
  }

  private static func pixels(_ length: CGFloat, _ scale: Double) -> Int {
    let pixels = Double(length) * scale
    guard pixels.isFinite, pixels > 0, pixels < 1e6 else { return 0 }
    return Int((pixels - 0.001).rounded(.up))
  }
}
