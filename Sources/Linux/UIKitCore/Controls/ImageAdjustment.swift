// SPDX-License-Identifier: MIT
import CoreGraphics

/// How a button's image changes with the button's state, as a new image.
@MainActor
enum ImageAdjustment {
  /// Black over half of each colour: a pressed custom button.
  case dark
  /// Half as opaque: a disabled button.
  case pale
  /// A fifth as opaque: a pressed system button.
  case faded

  /// The adjusted image, with the scale, mode and orientation of the given one; or that one, if it has no pixels.
  func applied(to image: UIImage) -> UIImage {
    guard let source = image.cgImage,
      let context = CGContext(
        data: nil, width: source.width, height: source.height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return image }
    let all = CGRect(x: 0, y: 0, width: source.width, height: source.height)
    switch self {
    case .pale: context.setAlpha(0.5)
    case .faded: context.setAlpha(0.2)
    case .dark: break
    }
    context.draw(source, in: all)
    if case .dark = self {
      context.setBlendMode(.sourceAtop)
      context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.5)
      context.fill(all)
    }
    guard let result = context.makeImage() else { return image }
    let adjusted = UIImage(cgImage: result, scale: image.scale, orientation: image.imageOrientation)
    return adjusted.withRenderingMode(image.renderingMode)
  }
}
