// SPDX-License-Identifier: MIT
import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKitCore

struct ImageTests {
  @Test func `an empty image has no size and no bytes`() {
    let image = UIImage()
    #expect(image.size == .zero)
    #expect(image.cgImage == nil)
    #expect(image.pngData() == nil)
    #expect(image.images == nil)
  }

  @Test func `PNG bytes come back pixel by pixel`() throws {
    let data = try #require(SampleImage.quarters.pngData())
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 1, height: 1))
    #expect(image.scale == 2)
    let probe = try #require(PixelProbe(image))
    #expect(probe.color(0, 0) == .red)
    #expect(probe.color(1, 0) == .green)
    #expect(probe.color(0, 1) == .blue)
    #expect(probe.color(1, 1) == .white)
  }

  @Test func `JPEG bytes come back nearly`() throws {
    let red = SampleImage.filled(.red, size: CGSize(width: 16, height: 16))
    let data = try #require(red.jpegData(compressionQuality: 0.9))
    let image = try #require(UIImage(data: data))
    let color = try #require(PixelProbe(image)).color(8, 8)
    #expect(color.red > 245 && color.green < 10 && color.blue < 10 && color.alpha == 255)
  }

  @Test func `a quality that is no number counts as the lowest`() {
    #expect(SampleImage.quarters.jpegData(compressionQuality: .nan) != nil)
  }

  @Test func `a small file that claims a huge picture gives nil and says how large`() throws {
    var data = try #require(SampleImage.quarters.pngData())
    // The width and the height lie 16 bytes in, and their checksum after the header's 13 bytes.
    data.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    let checksum = Self.checksum(data[12..<29])
    data.replaceSubrange(29..<33, with: (0..<4).map { UInt8(checksum >> (24 - 8 * $0) & 0xFF) })
    #expect(UIImage(data: data) == nil)
    #expect(Diagnostics.messages.contains { $0.contains("30000") })
  }

  /// The checksum of a PNG's chunk.
  private static func checksum(_ bytes: Data) -> UInt32 {
    ~bytes.reduce(UInt32.max) { value, byte in
      (0..<8).reduce(value ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
      }
    }
  }

  @Test func `transparency becomes white in a JPEG`() throws {
    let clear = SampleImage.picture(size: CGSize(width: 16, height: 16)) { _ in }
    let data = try #require(clear.jpegData(compressionQuality: 1))
    let image = try #require(UIImage(data: data))
    #expect(try #require(PixelProbe(image)).color(8, 8) == .white)
  }

  @Test(arguments: [
    Data(), Data("not a picture".utf8), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
  ])
  func `bytes that are no picture give nil and a reason`(data: Data) {
    let before = Diagnostics.messages.count
    #expect(UIImage(data: data) == nil)
    #expect(Diagnostics.messages.count >= before)
    #expect(Diagnostics.messages.contains { $0.hasPrefix("UIImage: image data: ") })
  }

  @Test func `a truncated picture gives nil`() throws {
    let data = try #require(SampleImage.quarters.pngData())
    #expect(UIImage(data: data.dropLast(8)) == nil)
  }

  @Test func `files are read with the scale of their names`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kurukuru-images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try #require(
      SampleImage.filled(.green, size: CGSize(width: 12, height: 6)).pngData())
    let file = folder.appendingPathComponent("icon@3x.png")
    try data.write(to: file)
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.size == CGSize(width: 4, height: 2))
    let bundle = try #require(Bundle(path: folder.path))
    let named = try #require(UIImage(named: "icon", in: bundle, compatibleWith: nil))
    #expect(named.size == CGSize(width: 4, height: 2))
    #expect(UIImage(named: "other", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(contentsOfFile: folder.path + "/missing.png") == nil)
  }

  @Test(arguments: [
    (UIImage.Orientation.up, "RGBW"), (.down, "WBGR"), (.left, "GWRB"), (.right, "BRWG"),
    (.upMirrored, "GRWB"), (.downMirrored, "BWRG"), (.leftMirrored, "RBGW"),
    (.rightMirrored, "WGBR"),
  ])
  func `orientations turn what is drawn`(orientation: UIImage.Orientation, expected: String) throws
  {
    let cgImage = try #require(SampleImage.quarters.cgImage)
    let turned = UIImage(cgImage: cgImage, scale: 1, orientation: orientation)
    let drawn = SampleImage.picture(size: CGSize(width: 2, height: 2)) { context in
      context.cgContext.interpolationQuality = .none
      turned.draw(at: .zero)
    }
    let probe = try #require(PixelProbe(drawn))
    let letters = [(0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in
      switch probe.color(x, y) {
      case .red: "R"
      case .green: "G"
      case .blue: "B"
      case .white: "W"
      default: "?"
      }
    }
    #expect(letters.joined() == expected)
  }

  @Test func `quarter turns exchange width and height`() throws {
    let cgImage = try #require(
      SampleImage.filled(.red, size: CGSize(width: 6, height: 2)).cgImage)
    let turned = UIImage(cgImage: cgImage, scale: 2, orientation: .left)
    #expect(turned.size == CGSize(width: 1, height: 3))
  }

  @Test func `a tinted image keeps its shape and takes the colour`() throws {
    let dot = SampleImage.picture(size: CGSize(width: 4, height: 4)) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let drawn = SampleImage.picture(size: CGSize(width: 4, height: 4)) { _ in
      dot.withTintColor(.blue).draw(at: .zero)
    }
    let probe = try #require(PixelProbe(drawn))
    #expect(probe.color(0, 0) == .blue)
    #expect(probe.color(3, 3) == .clear)
  }

  @Test func `an image drawn with half opacity is half there`() throws {
    let drawn = SampleImage.picture(size: CGSize(width: 2, height: 2)) { _ in
      SampleImage.filled(.red, size: CGSize(width: 2, height: 2))
        .draw(in: CGRect(x: 0, y: 0, width: 2, height: 2), blendMode: .normal, alpha: 0.5)
    }
    #expect((126...129).contains(try #require(PixelProbe(drawn)).color(0, 0).alpha))
  }

  @Test func `an animation has the size of its first frame`() throws {
    let frames = [UIColor.red, .green].map {
      SampleImage.filled($0, size: CGSize(width: 3, height: 3))
    }
    let image = try #require(UIImage.animatedImage(with: frames, duration: 0))
    #expect(image.size == CGSize(width: 3, height: 3))
    #expect(image.images == frames)
    #expect(abs(image.duration - 2.0 / 30) < 1e-9)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func `variants leave the original alone and are not equal to it`() {
    let image = SampleImage.quarters
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(image.renderingMode == .automatic)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(image != template)
    #expect(image == image.withRenderingMode(.automatic))
  }
}
