// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import UIKitCore

/// Reads single pixels of a picture.
struct PixelProbe {
  struct Color: Equatable, CustomStringConvertible {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    static let red = Color(red: 255, green: 0, blue: 0, alpha: 255)
    static let green = Color(red: 0, green: 255, blue: 0, alpha: 255)
    static let blue = Color(red: 0, green: 0, blue: 255, alpha: 255)
    static let white = Color(red: 255, green: 255, blue: 255, alpha: 255)
    static let black = Color(red: 0, green: 0, blue: 0, alpha: 255)

    var description: String { "rgba(\(red) \(green) \(blue) \(alpha))" }
  }

  let image: CGImage

  init(_ image: CGImage) { self.image = image }

  init?(_ image: UIImage) {
    guard let cgImage = image.cgImage else { return nil }
    self.image = cgImage
  }

  /// The pixel, premultiplied; counted from the top left.
  func color(_ x: Int, _ y: Int) -> Color {
    image.surface.withPixels { pixels in
      let pixel = pixels.load(fromByteOffset: y * image.bytesPerRow + x * 4, as: UInt32.self)
      return Color(
        red: UInt8(pixel >> 16 & 0xFF), green: UInt8(pixel >> 8 & 0xFF), blue: UInt8(pixel & 0xFF),
        alpha: UInt8(pixel >> 24))
    }
  }

  /// How many pixels of `rect`, or of the whole, are not fully transparent.
  func inkedPixels(in rect: CGRect? = nil) -> Int {
    let rect = rect ?? CGRect(x: 0, y: 0, width: image.width, height: image.height)
    var count = 0
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) where color(x, y).alpha > 0 { count += 1 }
    }
    return count
  }
}

/// Pictures for tests.
enum SampleImage {
  /// Two by two pixels: red, green, blue, white in reading order, at scale 1.
  static var quarters: UIImage { picture(size: CGSize(width: 2, height: 2), scale: 1, quarters) }

  /// A picture at a scale whatever the display's is.
  static func picture(
    size: CGSize, scale: CGFloat = 1, _ draw: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image(actions: draw)
  }

  static func filled(_ color: UIColor, size: CGSize, scale: CGFloat = 1) -> UIImage {
    picture(size: size, scale: scale) { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private static func quarters(_ context: UIGraphicsImageRendererContext) {
    let colors: [UIColor] = [.red, .green, .blue, .white]
    for (index, color) in colors.enumerated() {
      color.setFill()
      context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
    }
  }
}
