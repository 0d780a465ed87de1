// SPDX-License-Identifier: MIT
import CoreGraphics

/// Pictures under each other, the widest giving the width; narrow ones stand side by side.
struct ContactSheet {
  private let pictures: [CGImage]

  init(_ pictures: [CGImage]) { self.pictures = pictures }

  /// The one picture; `nil` when there is none, or no memory for it.
  var image: CGImage? {
    var rows: [[CGImage]] = []
    let width = pictures.map(\.width).max() ?? 0
    for picture in pictures {
      let used = rows.last?.reduce(0) { $0 + $1.width } ?? width
      if used + picture.width <= width {
        rows[rows.count - 1].append(picture)
      } else {
        rows.append([picture])
      }
    }
    let height = rows.reduce(0) { $0 + ($1.map(\.height).max() ?? 0) }
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    var top = 0
    for row in rows {
      var left = 0
      for picture in row {
        context.draw(
          picture,
          in: CGRect(
            x: left, y: height - top - picture.height, width: picture.width,
            height: picture.height))
        left += picture.width
      }
      top += row.map(\.height).max() ?? 0
    }
    return context.makeImage()
  }
}
