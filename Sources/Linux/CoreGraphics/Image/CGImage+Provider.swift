// SPDX-License-Identifier: MIT
import Diagnostics
public import Foundation

extension CGImage {
  /// Makes an image of a provider's raw pixels; nil for a layout that does not exist or too few bytes.
  ///
  /// - Parameters:
  ///   - space: What the components mean; RGB of every kind is taken as sRGB.
  ///   - decode: Must be nil: there are no decode arrays.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil,
      let layout = BitmapLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space,
        info: bitmapInfo),
      width > 0, width <= ImageSurface.largestSide,
      height > 0, height <= ImageSurface.largestSide,
      bytesPerRow >= width * layout.bytesPerPixel, bytesPerRow < Int(Int32.max),
      provider.contents.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel,
      let surface = ImageSurface(width: width, height: height)
    else { return nil }
    provider.contents.withUnsafeBytes { layout.read($0, stride: bytesPerRow, into: surface) }
    self.init(
      surface: surface, isOpaque: layout.alphaOffset == nil, shouldInterpolate: shouldInterpolate)
  }

  /// Decodes a PNG file; nil, with a reason in the log, when it is none.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(file: source, format: .png, decode: decode, shouldInterpolate: shouldInterpolate)
  }

  /// Decodes a JPEG file; nil, with a reason in the log, when it is none.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(file: source, format: .jpeg, decode: decode, shouldInterpolate: shouldInterpolate)
  }

  private convenience init?(
    file: CGDataProvider, format: ImageFormat, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool
  ) {
    guard decode == nil, ImageFormat([UInt8](file.contents.prefix(16))) == format else {
      return nil
    }
    switch CGImage.decode(file.contents) {
    case .success(let image):
      self.init(
        surface: image.surface, isOpaque: image.alphaInfo == .noneSkipFirst,
        embeddedOrientation: image.embeddedOrientation, shouldInterpolate: shouldInterpolate)
    case .failure(let error):
      Diagnostics.report("CGImage: \(error)")
      return nil
    }
  }
}
