// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing
import UIKitCore

struct GraphicsRendererTests {
  @Test func `an image has the size in points and the pixels of its scale`() {
    let image = SampleImage.picture(size: CGSize(width: 10, height: 5), scale: 3) { _ in }
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(image.cgImage?.width == 30)
    #expect(image.cgImage?.height == 15)
  }

  @Test func `the origin is the top left corner`() throws {
    let image = SampleImage.picture(size: CGSize(width: 4, height: 4)) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let probe = try #require(PixelProbe(image))
    #expect(probe.color(0, 0) == .red)
    #expect(probe.color(0, 3) == .clear)
  }

  @Test func `an opaque image begins black`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
      .image { _ in }
    #expect(try #require(PixelProbe(image)).color(1, 1) == .black)
  }

  @Test func `the old functions nest and end`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(inner?.size == CGSize(width: 1, height: 1))
    #expect(outer.size == CGSize(width: 4, height: 4))
    #expect(outer.scale == 2)
    #expect(try #require(PixelProbe(outer)).color(7, 7) == .green)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `an image of no size is empty`() {
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.cgImage == nil)
  }

  @Test func `images can be made on any thread`() async throws {
    let image = await Task.detached {
      SampleImage.filled(.blue, size: CGSize(width: 3, height: 3))
    }.value
    #expect(try #require(PixelProbe(image)).color(2, 2) == .blue)
  }
}
