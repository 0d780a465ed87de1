// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import RenderServer
import RenderTree
import Testing

@Suite struct DrawingTests {
  @Test func `a fill covers its pixels and no others`() {
    let pixels = Pixels(RenderNode(.fill(RoundedRectangle(2, 3, 4, 5), .red)))
    #expect(pixels[2, 3] == [255, 0, 0, 255])
    #expect(pixels[5, 7] == [255, 0, 0, 255])
    #expect(pixels.inkedCount == 20)
  }

  @Test(arguments: [1e10, 1e39, 1e100, 1e300, .greatestFiniteMagnitude])
  func `what is too large to be drawn spoils nothing beside it`(side: Double) {
    let marker = RenderNode(.fill(RoundedRectangle(2, 3, 4, 5), .blue))
    var round = RoundedRectangle(8, 0, 20, side)
    (round.topLeft, round.bottomRight) = (4, 4)
    let sharp = RoundedRectangle(8, 0, 20, side)
    let around = RoundedRectangle(-side / 2.5, -side / 2.5, side / 1.25, side / 1.25)
    let small = RenderNode(.fill(RoundedRectangle(0, 0, 10, 10), .red))
    let huge: [RenderNode] = [
      RenderNode(.fill(round, .red)), RenderNode(.fill(sharp, .red)),
      RenderNode(.fill(around, .red)), RenderNode(.border(sharp, width: 20, .red)),
      RenderNode(.clip(round, RenderNode(.fill(sharp, .red)))),
      RenderNode(.clip(around, RenderNode(.fill(round, .red)))),
    ]
    for node in huge {
      // As in a window, which clips.
      let pixels = Pixels(
        RenderNode(.clip(RoundedRectangle(0, 0, 40, 40), RenderNode(.group([node, marker])))))
      #expect(pixels[3, 4] == [0, 0, 255, 255])
      #expect(pixels[18, 20] == [255, 0, 0, 255])
    }
    let away: [RenderNode] = [
      RenderNode(.transform(CGAffineTransform(translationX: side, y: -side), small)),
      RenderNode(.transform(CGAffineTransform(scaleX: side, y: 1), small)),
      RenderNode(.transform(CGAffineTransform(rotationAngle: 1).scaledBy(x: side, y: 2), small)),
      RenderNode(.border(round, width: 2, .red)),
      RenderNode(.opacity(0.5, RenderNode(.group([RenderNode(.fill(round, .red)), small])))),
    ]
    for node in away {
      #expect(Pixels(RenderNode(.group([node, marker])))[3, 4] == [0, 0, 255, 255])
    }
  }

  @Test func `scale multiplies pixels`() {
    let pixels = Pixels(
      RenderNode(.fill(RoundedRectangle(2, 3, 4, 5), .red)), scale: 3, background: .white)
    #expect(pixels.width == 120)
    #expect(pixels[6, 9] == [255, 0, 0, 255])
    #expect(pixels[5, 9] == [255, 255, 255, 255])
    #expect(pixels[17, 23] == [255, 0, 0, 255])
  }

  @Test func `a border runs inside the shape`() {
    let pixels = Pixels(RenderNode(.border(RoundedRectangle(2, 2, 8, 8), width: 2, .red)))
    #expect(pixels.inkedCount == 64 - 16)
    #expect(pixels[3, 3][0] == 255)
    #expect(pixels[5, 5][3] == 0)
  }

  @Test func `a border as wide as the shape fills it`() {
    #expect(
      Pixels(RenderNode(.border(RoundedRectangle(2, 2, 8, 8), width: 4, .red))).inkedCount == 64)
  }

  @Test func `a hard shadow lies where the offset says`() {
    var shadow = Samples.shadow
    shadow.radius = 0
    let pixels = Pixels(RenderNode(.shadow(RoundedRectangle(4, 4, 8, 8), shadow)))
    #expect(pixels.inkedCount == 64)
    #expect(pixels[5, 6][3] == 255)
    #expect(pixels[4, 6][3] == 0)
  }

  @Test(arguments: [1.0, 2, 3])
  func `a soft shadow spreads and keeps its ink`(scale: Double) {
    let shadow = RenderShadow(color: .black, radius: 3, offset: .zero)
    let pixels = Pixels(
      RenderNode(.shadow(RoundedRectangle(25, 25, 30, 20), shadow)), width: 80, height: 80,
      scale: scale)
    #expect(abs(pixels.ink / (600 * scale * scale) - 1) < 0.03)
    let edge = pixels[Int(40 * scale), Int(25 * scale)][3]
    #expect(abs(edge - 128) < 20)
    #expect(pixels[Int(40 * scale), Int(35 * scale)][3] > 240)
  }

  @Test func `a stretched shadow equals one that was blurred whole`() {
    let shadow = RenderShadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 1))
    let path = CGPath(
      roundedRect: CGRect(x: 20, y: 20, width: 60, height: 50), cornerWidth: 6, cornerHeight: 6,
      transform: nil)
    let stretched = Pixels(
      RenderNode(.shadow(RoundedRectangle(20, 20, 60, 50, radius: 6), shadow)), width: 100,
      height: 100)
    let whole = Pixels(RenderNode(.pathShadow(path, shadow)), width: 100, height: 100)
    var worst = 0
    for y in 0..<100 {
      for x in 0..<100 { worst = max(worst, abs(stretched[x, y][3] - whole[x, y][3])) }
    }
    #expect(worst <= 3)
  }

  @Test func `a content shadow draws the shadow alone`() {
    var shadow = Samples.shadow
    shadow.radius = 0
    let fill = RenderNode(.fill(RoundedRectangle(4, 4, 8, 8), .red))
    let pixels = Pixels(RenderNode(.contentShadow(fill, shadow)))
    #expect(pixels.inkedCount == 64)
    #expect(pixels[5, 6] == [0, 0, 0, 255])
  }

  @Test func `a picture is drawn pixel for pixel`() {
    let place = CGRect(x: 3, y: 5, width: 4, height: 4)
    let pixels = Pixels(RenderNode(.image(RenderImage(Samples.picture, destination: place))))
    #expect(pixels.inkedCount == 16)
    #expect(pixels[4, 5] == [255, 0, 0, 255])
    #expect(pixels[5, 5] == [0, 0, 255, 255])
  }

  @Test func `an enlarged picture has sharp edges outside, and inside as the filter says`() {
    let place = CGRect(x: 4, y: 4, width: 32, height: 32)
    var image = RenderImage(Samples.picture, destination: place)
    let smooth = Pixels(RenderNode(.image(image)))
    image.filter = .nearest
    let blocks = Pixels(RenderNode(.image(image)))
    #expect(smooth.inkedCount == 32 * 32)
    #expect(smooth[4, 4] == [255, 0, 0, 255])
    #expect(blocks[19, 10] == [255, 0, 0, 255])
    #expect(blocks[20, 10] == [0, 0, 255, 255])
    #expect(smooth[20, 10][0] > 40 && smooth[20, 10][0] < 215)
  }

  @Test func `a picture drawn small is the mean of its pixels`() {
    let stripes = RenderServer.image(
      of: .group(
        (0..<80).map { RenderNode(.fill(RoundedRectangle(Double($0) * 4, 0, 1, 160), .red)) }),
      size: CGSize(width: 320, height: 160), scale: 1)
    let place = CGRect(x: 0, y: 0, width: 40, height: 20)
    let pixels = Pixels(RenderNode(.image(RenderImage(stripes, destination: place))))
    for x in 2..<38 { #expect(abs(pixels[x, 10][0] - 64) < 4) }
    #expect(pixels.inkedCount == 800)
  }

  @Test func `a part of a picture fills the whole place`() {
    let image = RenderImage(
      Samples.picture, destination: CGRect(x: 0, y: 0, width: 10, height: 10),
      source: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), filter: .nearest)
    let pixels = Pixels(RenderNode(.image(image)))
    #expect(pixels[0, 0] == [0, 0, 255, 255])
    #expect(pixels[9, 9] == [0, 0, 255, 255])
  }

  @Test func `the ends of a stretched picture keep their size`() {
    let image = RenderImage(
      Samples.picture, destination: CGRect(x: 0, y: 0, width: 30, height: 4),
      center: CGRect(x: 0.5, y: 0, width: 0.25, height: 1))
    let pixels = Pixels(RenderNode(.image(image)))
    #expect(pixels[1, 1] == [255, 0, 0, 255])
    for x in 2..<30 { #expect(pixels[x, 1] == [0, 0, 255, 255]) }
  }

  @Test func `a tint takes the picture's alpha and its own colour`() {
    let image = RenderImage(
      Samples.picture, destination: CGRect(x: 0, y: 0, width: 4, height: 4),
      tint: RenderColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    let pixel = Pixels(RenderNode(.image(image)))[1, 1]
    #expect(pixel[0] == 0)
    #expect(abs(pixel[1] - 128) <= 1)
  }

  @Test func `even-odd leaves holes that winding fills`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    func ink(_ rule: CGPathFillRule) -> Int {
      Pixels(RenderNode(.path(path, fill: RenderFill(.red, rule: rule), stroke: nil))).inkedCount
    }
    #expect(ink(.winding) == 400)
    #expect(ink(.evenOdd) == 300)
  }

  @Test func `opacity fades a group as one`() {
    let pair = RenderNode.group([
      RenderNode(.fill(RoundedRectangle(0, 0, 10, 10), .red)),
      RenderNode(.fill(RoundedRectangle(0, 0, 10, 10), .blue)),
    ])
    let pixel = Pixels(RenderNode(.opacity(0.5, pair)))[4, 4]
    #expect(pixel[0] <= 1)
    #expect(abs(pixel[3] - 128) <= 1)
  }

  @Test func `a tree draws into a graphics context by its transform and alpha`() throws {
    let context = try #require(CGContext(width: 20, height: 20))
    context.translateBy(x: 0, y: 20)
    context.scaleBy(x: 1, y: -1)
    context.setAlpha(0.5)
    RenderServer.draw(RenderNode(.fill(RoundedRectangle(2, 3, 4, 5), .red)), in: context)
    let pixels = Pixels(try #require(context.makeImage()))
    #expect(pixels.inkedCount == 20)
    #expect(abs(pixels[2, 3][3] - 128) <= 1)
  }

  @Test func `the picture can be saved as PNG and read back`() throws {
    let image = RenderServer.image(
      of: Samples.node("path"), size: CGSize(width: 40, height: 40), scale: 2)
    let data = try #require(image.pngData())
    #expect(Pixels(try CGImage.decode(data).get()).inkedCount == Pixels(image).inkedCount)
  }
}
