// SPDX-License-Identifier: MIT
public import CoreGraphics

extension UIImage {
  /// The picture as a PNG file, turned and tinted as it is shown; nil for an empty image.
  public func pngData() -> Data? {
    ImageBaking.upright(properties, tint: properties.tint)?.pngData()
  }

  /// The picture as a JPEG file on white ground, turned and tinted as it is shown; nil for an empty image.
  ///
  /// - Parameter compressionQuality: From 0, smallest, to 1, best.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    ImageBaking.upright(properties, tint: properties.tint)?
      .jpegData(quality: Double(compressionQuality))
  }
}
