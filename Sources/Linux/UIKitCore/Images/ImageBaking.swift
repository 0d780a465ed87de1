// SPDX-License-Identifier: MIT
import CoreGraphics
import Synchronization

/// Bitmaps made of images for layers, which show bitmaps as they are: turned, tinted, mirrored.
enum ImageBaking {
  private struct Key: Hashable {
    var image: CGImage
    var orientation: UIImage.Orientation
    var color: FixedColor?
  }

  private static let baked = Mutex(RecentValues<Key, CGImage>(limit: 256))

  /// Larger bitmaps are made anew each time rather than kept.
  private static let largestKept = 256 * 256

  /// The bitmap as it is to be seen; the image's own where nothing has to be done.
  static func upright(_ image: ImageProperties, tint: UIColor? = nil) -> CGImage? {
    guard let source = image.cgImage else { return nil }
    guard image.orientation != .up || tint != nil else { return source }
    let key = Key(image: source, orientation: image.orientation, color: tint?.fixed)
    if let known = baked.withLock({ $0[key] }) { return known }
    let (width, height) =
      image.orientation.swapsSides ? (source.height, source.width) : (source.width, source.height)
    var plain = ImageProperties(cgImage: source, orientation: image.orientation)
    plain.isResizable = false
    let size = CGSize(width: width, height: height)
    guard let context = GraphicsBitmap.context(size: size, scale: 1) else { return nil }
    plain.draw(in: CGRect(origin: .zero, size: size), of: context, tint: tint)
    guard let result = context.makeImage() else { return nil }
    guard width * height <= largestKept else { return result }
    baked.withLock { $0[key] = result }
    return result
  }

  /// The image as it fills a space, in a bitmap of that space.
  static func stretched(_ image: ImageProperties, to size: CGSize, tint: UIColor?) -> CGImage? {
    guard let context = GraphicsBitmap.context(size: size, scale: image.scale) else { return nil }
    image.draw(in: CGRect(origin: .zero, size: size), of: context, tint: tint)
    return context.makeImage()
  }
}
