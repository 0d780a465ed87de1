// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension LayerSuite {
  struct DisplayTests {
    private let stage = Stage()

    final class Dot: CALayer {
      var drawn = 0
      override func draw(in ctx: CGContext) {
        drawn += 1
        ctx.setFillColor(.red)
        ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }

    final class Giver: NSObject, CALayerDelegate {
      let picture = makePicture()
      var laidOut = 0
      func display(_ layer: CALayer) { layer.contents = picture }
      func layoutSublayers(of layer: CALayer) { laidOut += 1 }
    }

    @Test func `drawing happens in the display pass, once, at the layer's scale`() throws {
      let dot = Dot()
      dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      dot.contentsScale = 2
      stage.root.addSublayer(dot)
      dot.setNeedsDisplay()
      dot.setNeedsDisplay()
      #expect(dot.drawn == 0)
      stage.frame()
      stage.frame()
      #expect(dot.drawn == 1)
      let picture = try #require(dot.contents as? CGImage)
      #expect(picture.width == 20 && picture.height == 20)
    }

    @Test func `a delegate gives contents instead`() {
      let layer = CALayer()
      let giver = Giver()
      layer.delegate = giver
      stage.root.addSublayer(layer)
      layer.setNeedsDisplay()
      layer.setNeedsLayout()
      stage.frame()
      #expect(layer.contents as? CGImage === giver.picture)
      #expect(giver.laidOut == 1)
    }

    @Test func `a resized layer draws again when told`() {
      let dot = Dot()
      dot.needsDisplayOnBoundsChange = true
      stage.root.addSublayer(dot)
      dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      stage.frame()
      dot.position.x += 3
      stage.frame()
      #expect(dot.drawn == 1)
    }

    @Test func `a plain layer displays nothing`() {
      let layer = stage.addLayer()
      layer.setNeedsDisplay()
      stage.frame()
      #expect(layer.contents == nil)
    }

    @Test func `what is no picture is not taken as contents`() {
      let layer = CALayer()
      layer.contents = "text"
      #expect(layer.contents == nil)
    }

    @Test func `a layer renders into a context in its own coordinates`() throws {
      let layer = stage.addLayer(CGRect(x: 50, y: 50, width: 2, height: 2))
      let context = try #require(
        CGContext(
          data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      layer.render(in: context)
      let data = try #require(context.data)
      #expect(
        data.load(as: UInt8.self) == 255 && data.load(fromByteOffset: 3, as: UInt8.self) == 255)
    }
  }
}
