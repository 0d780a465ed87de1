// SPDX-License-Identifier: MIT
import CoreGraphics
import UIKit

/// A picture of 6 × 4 pixels in one colour, with a black pixel at each of the places.
func picture(red: CGFloat, dots: [(x: Int, y: Int)] = []) -> CGImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(width: 6, height: 4)
  let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
    UIColor(red: red, green: 0, blue: 0.5, alpha: 1).setFill()
    context.fill(CGRect(origin: .zero, size: size))
    UIColor.black.setFill()
    for dot in dots { context.fill(CGRect(x: dot.x, y: dot.y, width: 1, height: 1)) }
  }
  guard let picture = image.cgImage else { preconditionFailure("An image renderer gives pixels") }
  return picture
}
