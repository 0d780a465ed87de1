// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// Images made in memory.
@MainActor
enum TestImages {
  /// A red square of that many points and pixels.
  static func square(_ side: Int, red: CGFloat = 1, green: CGFloat = 0, blue: CGFloat = 0) throws
    -> UIImage
  {
    let context = try #require(
      CGContext(
        data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: red, green: green, blue: blue, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    return UIImage(cgImage: try #require(context.makeImage()))
  }
}
