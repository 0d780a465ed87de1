// SPDX-License-Identifier: MIT
public import Foundation

/// A bitmap that does not change.
///
/// Counterpart: `CGImage`. Differs from Apple: pixels are kept in sRGB as premultiplied 32-bit ones, whatever they
/// were made from.
public final class CGImage: Sendable {
  /// The pixels.
  package let surface: ImageSurface

  /// The turn that a photograph's Exif data ask for, from 1 (none) to 8.
  package let embeddedOrientation: Int

  /// Where the alpha is in `dataProvider`'s bytes.
  public let alphaInfo: CGImageAlphaInfo

  /// Whether scaling may smooth the pixels.
  public let shouldInterpolate: Bool

  // SAFETY: main thread only, as layers and drawing are.
  /// What layers last drew the image by, as long as anybody keeps it: those that draw it alike share that.
  package nonisolated(unsafe) weak var drawing: AnyObject?

  /// Makes an image of pixels that no one writes any more.
  package init(
    surface: ImageSurface, isOpaque: Bool = false, embeddedOrientation: Int = 1,
    shouldInterpolate: Bool = true
  ) {
    self.surface = surface
    self.embeddedOrientation = embeddedOrientation
    self.shouldInterpolate = shouldInterpolate
    alphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
  }

  /// Width in pixels.
  public var width: Int { surface.width }
  /// Height in pixels.
  public var height: Int { surface.height }
  /// Bits of one component: 8.
  public var bitsPerComponent: Int { 8 }
  /// Bits of one pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// Bytes from one row to the next.
  public var bytesPerRow: Int { surface.stride }
  /// The space of the pixels: sRGB.
  public var colorSpace: CGColorSpace? { .sharedSRGB }
  /// Alpha and byte order of `dataProvider`'s bytes.
  public var bitmapInfo: CGBitmapInfo {
    [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Little]
  }
  /// Alpha and byte order in the old spelling's place: the byte order alone.
  public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }
  /// What happens to colours that the destination cannot show.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// Whether the image is a stencil: never here.
  public var isMask: Bool { false }

  /// The pixels' bytes, rows from the top.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: surface.withPixels { Data($0) })
  }

  /// The image itself, since images do not change.
  public func copy() -> CGImage? { self }

  /// The part of the image inside `rect`, which is made integral and counts pixels from the top left; nil where they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1,
      let copy = surface.copy(
        x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
    else { return nil }
    return CGImage(
      surface: copy, isOpaque: alphaInfo == .noneSkipFirst, shouldInterpolate: shouldInterpolate)
  }
}

extension CGImage: Hashable {
  /// Whether both are the same object.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Feeds the object's identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGImage: CustomStringConvertible {
  /// The size in pixels.
  public var description: String { "<CGImage \(width) × \(height)>" }
}
