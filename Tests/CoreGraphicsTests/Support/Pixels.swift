// SPDX-License-Identifier: MIT
import CoreGraphics
import Testing

/// A pixel's red, green, blue and alpha, the colour multiplied by the alpha.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  static let clear = Pixel(0, 0, 0, 0)
  static let black = Pixel(0, 0, 0)
  static let white = Pixel(255, 255, 255)
  static let red = Pixel(255, 0, 0)
  static let blue = Pixel(0, 0, 255)

  var description: String { "(\(red) \(green) \(blue) \(alpha))" }

  /// Whether no part differs by more than `tolerance`.
  func isNear(_ other: Pixel, within tolerance: Int = 2) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
      && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
  }
}

extension CGImage {
  /// The pixel in a column and a row from the top.
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    let data = dataProvider?.data ?? Data()
    let start = y * bytesPerRow + x * 4
    return Pixel(
      Int(data[start + 2]), Int(data[start + 1]), Int(data[start]), Int(data[start + 3]))
  }

  /// The sum of all alphas, in pixels.
  var ink: Double {
    var sum = 0
    for y in 0..<height { for x in 0..<width { sum += pixel(x, y).alpha } }
    return Double(sum) / 255
  }
}

/// A picture of `size` × `size` pixels, drawn with y downwards as in UIKit.
func picture(_ size: Int, _ draw: (CGContext) -> Void) throws -> CGImage {
  let context = try #require(CGContext(width: size, height: size))
  context.translateBy(x: 0, y: CGFloat(size))
  context.scaleBy(x: 1, y: -1)
  draw(context)
  return try #require(context.makeImage())
}

let redColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
let blueColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
