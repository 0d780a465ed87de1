// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import RenderServer
import RenderTree
import TextLayout

/// A drawn tree to look pixels up in.
struct Pixels: Equatable {
  let width: Int
  let height: Int
  private let bytes: Data

  init(
    _ node: RenderNode, width: Double = 40, height: Double = 40, scale: Double = 1,
    background: RenderColor? = nil
  ) {
    self.init(
      RenderServer.image(
        of: node, size: CGSize(width: width, height: height), scale: scale, background: background))
  }

  init(_ image: CGImage) {
    width = image.width
    height = image.height
    bytes = image.surface.withPixels { pixels in
      Data(pixels.prefix(image.bytesPerRow * image.height))
    }
  }

  /// Red, green, blue and alpha, premultiplied, 0 to 255.
  subscript(x: Int, y: Int) -> [Int] {
    let start = y * (bytes.count / height) + x * 4
    return [2, 1, 0, 3].map { Int(bytes[start + $0]) }
  }

  /// How many pixels are not wholly transparent.
  var inkedCount: Int {
    var count = 0
    for y in 0..<height { for x in 0..<width where self[x, y][3] > 0 { count += 1 } }
    return count
  }

  /// The sum of all alphas, in whole pixels.
  var ink: Double {
    var sum = 0
    for y in 0..<height { for x in 0..<width { sum += self[x, y][3] } }
    return Double(sum) / 255
  }

  /// Whether a pixel has GSK's pink, by which it marks what it cannot draw.
  var hasPink: Bool {
    for y in 0..<height {
      for x in 0..<width where self[x, y] == [0xFF, 0x69, 0xB4, 0xFF] { return true }
    }
    return false
  }

  /// The picture by letters: `#` for more than half covered, `.` for less, space for nothing.
  var art: String {
    (0..<height).map { y in
      String(
        (0..<width).map { x -> Character in
          let alpha = self[x, y][3]
          return alpha > 127 ? "#" : alpha > 0 ? "." : " "
        })
    }.joined(separator: "\n")
  }
}

extension RenderColor {
  static let red = RenderColor(red: 1, green: 0, blue: 0)
  static let blue = RenderColor(red: 0, green: 0, blue: 1)
}

extension RoundedRectangle {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0) {
    self.init(CGRect(x: x, y: y, width: width, height: height), radius: radius)
  }
}

/// Nodes of each kind, each inking something within 40 × 40.
enum Samples {
  static let shadow = RenderShadow(
    color: .black, radius: 2, offset: CGSize(width: 1, height: 2))

  static var path: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 8, y: 8))
    path.addLine(to: CGPoint(x: 32, y: 10))
    path.addLine(to: CGPoint(x: 12, y: 30))
    path.closeSubpath()
    return path
  }

  /// 4 × 4 pixels, the left half red, the right half blue.
  static var picture: CGImage {
    RenderServer.image(
      of: .group([
        RenderNode(.fill(RoundedRectangle(0, 0, 2, 4), .red)),
        RenderNode(.fill(RoundedRectangle(2, 0, 2, 4), .blue)),
      ]), size: CGSize(width: 4, height: 4), scale: 1)
  }

  static func text(_ text: String, size: Double = 12) -> RenderNode {
    let typeface = Typeface.resolve(FontDescriptor(size: size))
    let run = TextRun(range: 0..<text.utf16.count, typeface: typeface)
    return .text(TextLayout(text, runs: [run]), at: CGPoint(x: 4, y: 8))
  }

  static let names = [
    "fill", "rounded fill", "border", "shadow", "hard shadow", "content shadow", "path shadow",
    "image", "nearest image", "stretched image", "tinted image", "path", "dashed path", "glyphs",
  ]

  static func node(_ name: String) -> RenderNode {
    let box = RoundedRectangle(8, 8, 20, 16, radius: 5)
    let place = CGRect(x: 8, y: 8, width: 20, height: 16)
    let third = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    var hard = shadow
    hard.radius = 0
    switch name {
    case "fill": return RenderNode(.fill(RoundedRectangle(8, 8, 20, 16), .red))
    case "rounded fill": return RenderNode(.fill(box, .red))
    case "border": return RenderNode(.border(box, width: 2, .red))
    case "shadow": return RenderNode(.shadow(box, shadow))
    case "hard shadow": return RenderNode(.shadow(box, hard))
    case "content shadow": return RenderNode(.contentShadow(text("Ag"), shadow))
    case "path shadow": return RenderNode(.pathShadow(path, shadow))
    case "image": return RenderNode(.image(RenderImage(picture, destination: place)))
    case "nearest image":
      return RenderNode(.image(RenderImage(picture, destination: place, filter: .nearest)))
    case "stretched image":
      return RenderNode(.image(RenderImage(picture, destination: place, center: third)))
    case "tinted image":
      return RenderNode(.image(RenderImage(picture, destination: place, tint: .blue)))
    case "path":
      return RenderNode(
        .path(
          path, fill: RenderFill(.red), stroke: RenderStroke(color: .blue, width: 2, join: .round)))
    case "dashed path":
      return RenderNode(
        .path(
          path, fill: nil,
          stroke: RenderStroke(color: .blue, width: 2, cap: .round, dashes: [4, 4])))
    default: return text("Ag")
    }
  }
}
