// SPDX-License-Identifier: MIT
import CoreGraphics
import Testing

struct ImageDecodingTests {
  /// A red and a half-transparent blue pixel.
  private func sample() throws -> Data {
    let image = try picture(16) { context in
      context.setFillColor(redColor)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 16))
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5))
      context.fill(CGRect(x: 8, y: 0, width: 8, height: 16))
    }
    return try #require(image.pngData())
  }

  private func error(_ data: Data) -> ImageDecodingError? {
    guard case .failure(let error) = CGImage.decode(data) else { return nil }
    return error
  }

  /// The process's memory in bytes.
  private func residentSize() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return try #require(Int(text.split(separator: " ")[1])) * 4096
  }

  @Test func `a PNG comes back as it was written`() throws {
    let image = try CGImage.decode(sample()).get()
    #expect(image.width == 16 && image.height == 16)
    #expect(image.pixel(0, 0) == .red)
    #expect(image.pixel(15, 15).isNear(Pixel(0, 0, 128, 128)))
    #expect(image.alphaInfo == .premultipliedFirst)
  }

  @Test func `a JPEG is opaque`() throws {
    let image = try CGImage.decode(Samples.jpeg).get()
    #expect(image.width == 8 && image.height == 8)
    #expect(image.pixel(4, 4).isNear(.red, within: 8))
    #expect(image.alphaInfo == .noneSkipFirst)
  }

  @Test func `a tiny PNG that claims 900 megapixels is refused without taking memory`() throws {
    let bomb = Samples.png(width: 30_000, height: 30_000)
    #expect(bomb.count <= 74)
    let before = try residentSize()
    #expect(error(bomb) == .tooLarge(width: 30_000, height: 30_000))
    #expect(try residentSize() - before < 20 << 20)
  }

  @Test func `a tiny file that claims what only a large one can hold takes no memory`() throws {
    let before = try residentSize()
    #expect(error(Samples.png(width: 8_000, height: 8_000)) == .truncated(format: "PNG"))
    let gif =
      Array("GIF89a".utf8) + [0x40, 0x1F, 0x40, 0x1F, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
      + [0x2C, 0, 0, 0, 0, 0x40, 0x1F, 0x40, 0x1F, 0, 2, 2, 0x4C, 0x01, 0, 0x3B]
    #expect(error(Data(gif)) == .truncated(format: "GIF"))
    #expect(try residentSize() - before < 20 << 20)
  }

  @Test func `a large picture of one colour is no such file`() throws {
    let data = try #require(picture(2_000) { _ in }.pngData())
    #expect(try CGImage.decode(data).get().width == 2_000)
  }

  @Test func `a long thin PNG is refused`() {
    #expect(error(Samples.png(width: 40_000, height: 1)) == .tooLarge(width: 40_000, height: 1))
  }

  @Test(arguments: [1, 8, 30, 60, 100, -13, -1])
  func `a truncated PNG is an error`(_ count: Int) throws {
    let whole = try sample()
    let data = whole.prefix(count > 0 ? count : whole.count + count)
    #expect(error(Data(data)) != nil)
  }

  @Test(arguments: [3, 100, 200, -2, -1])
  func `a truncated JPEG is an error`(_ count: Int) {
    let data = Samples.jpeg.prefix(count > 0 ? count : Samples.jpeg.count + count)
    #expect(error(Data(data)) == .truncated(format: "JPEG"))
  }

  @Test func `nothing, text and a drawing in XML are no images`() {
    #expect(error(Data()) == .empty)
    #expect(error(Data("hello".utf8)) == .unknownFormat)
    #expect(error(Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)) == .unknownFormat)
  }

  @Test func `damage inside is an error or an image, never a crash`() throws {
    let whole = try sample()
    for index in whole.indices {
      var data = whole
      data[index] ^= 0xFF
      _ = CGImage.decode(data)
    }
  }

  @Test func `each error says what is wrong`() {
    #expect("\(ImageDecodingError.truncated(format: "PNG"))" == "the PNG data are truncated")
    #expect(
      "\(ImageDecodingError.tooLarge(width: 3, height: 4))".contains("3 × 4"))
  }

  @Test func `a part of an image is cut out`() throws {
    let image = try CGImage.decode(sample()).get()
    let part = try #require(image.cropping(to: CGRect(x: 7, y: 0, width: 2, height: 1)))
    #expect(part.width == 2 && part.height == 1)
    #expect(part.pixel(0, 0) == .red)
    #expect(part.pixel(1, 0).alpha == 128)
    #expect(image.cropping(to: CGRect(x: 20, y: 0, width: 2, height: 1)) == nil)
  }

  @Test func `raw pixels of each layout become an image`() throws {
    let provider = try #require(CGDataProvider(data: Data([255, 0, 0, 255, 0, 0, 128, 128])))
    let image = CGImage(
      width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    #expect(image?.pixel(0, 0) == .red)
    #expect(image?.pixel(1, 0) == Pixel(0, 0, 128, 128))
    let gray = CGImage(
      width: 8, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
    #expect(gray?.pixel(6, 0) == Pixel(128, 128, 128))
  }

  @Test func `too few bytes are no image`() throws {
    let provider = try #require(CGDataProvider(data: Data(count: 7)))
    let image = CGImage(
      width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    #expect(image == nil)
  }
}
