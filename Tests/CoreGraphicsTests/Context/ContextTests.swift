// SPDX-License-Identifier: MIT
import CoreGraphics
import Testing

struct ContextTests {
  @Test func `the origin is at the lower left`() throws {
    let context = try #require(CGContext(width: 10, height: 10))
    context.setFillColor(redColor)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let image = try #require(context.makeImage())
    #expect(image.pixel(0, 9) == .red)
    #expect(image.pixel(0, 0) == .clear)
  }

  @Test func `an image stands upright`() throws {
    let source = try picture(2) { context in
      context.setFillColor(redColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let context = try #require(CGContext(width: 2, height: 2))
    context.draw(source, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    let image = try #require(context.makeImage())
    #expect(image.pixel(0, 0) == .red)
    #expect(image.pixel(0, 1) == .clear)
  }

  @Test func `later drawing does not change an image`() throws {
    let context = try #require(CGContext(width: 2, height: 2))
    let image = try #require(context.makeImage())
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(image.pixel(0, 0) == .clear)
  }

  @Test func `a saved state brings back colour, transform and clip`() throws {
    let image = try picture(10) { context in
      context.setFillColor(redColor)
      context.saveGState()
      context.setFillColor(blueColor)
      context.translateBy(x: 5, y: 5)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(image.pixel(0, 0) == .red && image.pixel(9, 9) == .red)
  }

  @Test func `restoring too often does nothing`() throws {
    let image = try picture(4) { context in
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(image.pixel(0, 0) == .black)
  }

  @Test func `a clip keeps drawing inside`() throws {
    let image = try picture(10) { context in
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clip()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(image.pixel(0, 0).alpha < 40)
    #expect(image.pixel(5, 5) == .black)
    #expect(abs(image.ink - 25 * .pi) < 1)
  }

  @Test func `a stroke lies on both sides of its line`() throws {
    let image = try picture(10) { context in
      context.setStrokeColor(redColor)
      context.setLineWidth(2)
      context.stroke(CGRect(x: 3, y: 3, width: 4, height: 4))
    }
    #expect(image.pixel(2, 2) == .red && image.pixel(3, 3) == .red)
    #expect(image.pixel(4, 4) == .clear && image.pixel(1, 1) == .clear)
  }

  @Test func `a transform without an inverse draws nothing and does no lasting harm`() throws {
    let image = try picture(4) { context in
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.restoreGState()
      context.setFillColor(redColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.pixel(0, 0) == .red)
    #expect(image.pixel(3, 3) == .clear)
  }

  @Test func `alpha multiplies and clear takes away`() throws {
    let image = try picture(4) { context in
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.clear(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    #expect(image.pixel(3, 3).alpha == 128)
    #expect(image.pixel(0, 0) == .clear)
  }

  @Test(arguments: [
    (CGBlendMode.multiply, Pixel.black), (.screen, Pixel(255, 0, 255)), (.copy, .blue),
    (.clear, .clear), (.destinationOver, .red), (.sourceIn, .blue), (.destinationOut, .clear),
    (.plusLighter, Pixel(255, 0, 255)),
  ])
  func `blends blue into red`(mode: CGBlendMode, expected: Pixel) throws {
    let image = try picture(4) { context in
      context.setFillColor(redColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.setBlendMode(mode)
      context.setFillColor(blueColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    #expect(image.pixel(0, 0) == expected)
    #expect(image.pixel(3, 0) == .red)
  }

  @Test func `a shadow falls by its offset in base space`() throws {
    let context = try #require(CGContext(width: 20, height: 20))
    context.setShadow(offset: CGSize(width: 4, height: -6), blur: 0, color: redColor)
    context.setFillColor(blueColor)
    context.fill(CGRect(x: 2, y: 12, width: 4, height: 4))
    let image = try #require(context.makeImage())
    #expect(image.pixel(3, 5) == .blue)
    #expect(image.pixel(8, 12) == .red)
    #expect(image.pixel(3, 12) == .clear)
  }

  @Test func `a blurred shadow is soft and keeps its weight`() throws {
    let image = try picture(60) { context in
      context.setShadow(offset: CGSize(width: 0, height: 0), blur: 8, color: redColor)
      context.setFillColor(blueColor)
      context.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
    }
    #expect(image.pixel(30, 30) == .blue)
    #expect((90...140).contains(image.pixel(30, 19).red))
    #expect(image.pixel(30, 10).red < image.pixel(30, 15).red)
    #expect(image.pixel(30, 3) == .clear)
  }

  @Test func `a transparency layer fades as a whole`() throws {
    let image = try picture(4) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(redColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.setFillColor(blueColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.endTransparencyLayer()
    }
    #expect(image.pixel(0, 0).isNear(Pixel(0, 0, 128, 128)))
  }

  @Test func `an image's alpha is a stencil`() throws {
    let mask = try picture(4) { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    func draw(_ context: CGContext) {
      context.setFillColor(redColor)
      context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 8), mask: mask)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let restored = try picture(10) { context in
      context.saveGState()
      draw(context)
      context.restoreGState()
    }
    for image in [restored, try picture(10, draw)] {
      #expect(image.pixel(1, 4) == .red)
      #expect(image.pixel(6, 4) == .clear)
      #expect(image.pixel(9, 9) == .clear)
    }
  }

  @Test func `a gradient goes on past its ends only when told`() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [redColor, blueColor] as CFArray, locations: nil))
    func image(_ options: CGGradientDrawingOptions) throws -> CGImage {
      try picture(20) { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
      }
    }
    let bare = try image([])
    #expect(bare.pixel(1, 0) == .clear && bare.pixel(18, 0) == .clear)
    #expect(bare.pixel(10, 0).red > 100 && bare.pixel(10, 0).blue > 100)
    let full = try image([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(full.pixel(1, 0) == .red && full.pixel(18, 0) == .blue)
  }

  @Test func `pixels lie in the caller's memory in the caller's order`() throws {
    var bytes = [UInt8](repeating: 0, count: 8)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setFillColor(redColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bytes == [255, 0, 0, 255, 0, 0, 0, 0])
  }

  @Test func `grey contexts keep brightness`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(gray: 0.5, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data)
    #expect(data.load(as: UInt8.self) == 128)
    #expect(data.load(fromByteOffset: 1, as: UInt8.self) == 0)
  }

  @Test func `layouts and sizes that do not exist are nil`() {
    let space = CGColorSpaceCreateDeviceRGB()
    func make(_ width: Int, _ bits: Int, _ row: Int, _ info: CGImageAlphaInfo) -> CGContext? {
      CGContext(
        data: nil, width: width, height: 2, bitsPerComponent: bits, bytesPerRow: row,
        space: space, bitmapInfo: info.rawValue)
    }
    #expect(make(2, 8, 0, .premultipliedLast) != nil)
    #expect(make(0, 8, 0, .premultipliedLast) == nil)
    #expect(make(2, 16, 0, .premultipliedLast) == nil)
    #expect(make(2, 8, 4, .premultipliedLast) == nil)
    #expect(make(2, 8, 0, .last) == nil)
    #expect(make(100_000, 8, 0, .premultipliedLast) == nil)
  }

  @Test func `the path follows the transform that it was made in`() throws {
    let context = try #require(CGContext(width: 10, height: 10))
    context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.scaleBy(x: 2, y: 2)
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pathContains(CGPoint(x: 0.5, y: 0.5), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 1.5, y: 1.5), mode: .fill))
  }
}
