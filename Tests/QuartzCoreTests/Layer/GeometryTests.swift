// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension LayerSuite {
  struct GeometryTests {
    private func layer(_ frame: CGRect) -> CALayer {
      let layer = CALayer()
      layer.frame = frame
      return layer
    }

    @Test func `a frame is made of size and position`() {
      let layer = layer(CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(layer.position == CGPoint(x: 25, y: 40))
      #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    }

    @Test func `another anchor point moves the frame, not the position`() {
      let layer = layer(CGRect(x: 10, y: 20, width: 30, height: 40))
      layer.anchorPoint = .zero
      #expect(layer.position == CGPoint(x: 25, y: 40))
      #expect(layer.frame.origin == CGPoint(x: 25, y: 40))
    }

    @Test func `a transformed layer's frame is the box around it`() {
      let layer = layer(CGRect(x: 0, y: 0, width: 20, height: 10))
      layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      #expect(isClose(layer.frame.origin.x, 5) && isClose(layer.frame.origin.y, -5))
      #expect(isClose(layer.frame.width, 10) && isClose(layer.frame.height, 20))
    }

    @Test func `points convert through bounds, transforms and siblings`() {
      let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
      let left = layer(CGRect(x: 10, y: 10, width: 20, height: 20))
      let right = layer(CGRect(x: 50, y: 10, width: 20, height: 20))
      left.bounds.origin = CGPoint(x: 0, y: 5)
      right.transform = CATransform3DMakeScale(2, 2, 1)
      root.addSublayer(left)
      root.addSublayer(right)
      #expect(left.convert(CGPoint(x: 0, y: 5), to: root) == CGPoint(x: 10, y: 10))
      #expect(right.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 60, y: 20))
      #expect(right.convert(CGPoint(x: 11, y: 10), to: left) == CGPoint(x: 52, y: 15))
      let rect = right.convert(CGRect(x: 0, y: 0, width: 20, height: 20), to: root)
      #expect(rect == CGRect(x: 40, y: 0, width: 40, height: 40))
      #expect(root.convert(CGPoint(x: 60, y: 20), to: right) == CGPoint(x: 10, y: 10))
    }

    @Test func `hit testing is half open and takes the topmost`() {
      let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
      let below = layer(CGRect(x: 10, y: 10, width: 20, height: 20))
      let above = layer(CGRect(x: 20, y: 20, width: 20, height: 20))
      root.addSublayer(below)
      root.addSublayer(above)
      #expect(root.hitTest(CGPoint(x: 25, y: 25)) === above)
      below.zPosition = 1
      #expect(root.hitTest(CGPoint(x: 25, y: 25)) === below)
      below.isHidden = true
      #expect(root.hitTest(CGPoint(x: 15, y: 15)) === root)
      #expect(root.hitTest(CGPoint(x: 100, y: 100)) == nil)
      #expect(root.contains(CGPoint(x: 0, y: 0)) && !root.contains(CGPoint(x: 100, y: 0)))
    }

    @Test func `a clipping layer is hit inside only`() {
      let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
      let clip = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
      let wide = layer(CGRect(x: 0, y: 0, width: 50, height: 10))
      root.addSublayer(clip)
      clip.addSublayer(wide)
      #expect(root.hitTest(CGPoint(x: 30, y: 5)) === wide)
      clip.masksToBounds = true
      #expect(root.hitTest(CGPoint(x: 30, y: 5)) === root)
    }

    @Test func `flipped geometry counts y from the other side`() {
      let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
      root.addSublayer(child)
      root.isGeometryFlipped = true
      #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 100))
      #expect(child.contentsAreFlipped())
    }

    @Test func `a position that is not a number stops with the owner's name`() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        CALayer().position = CGPoint(x: CGFloat.nan, y: 0)
      }
      #expect(try #require(result).message.contains("CALayer.position of CALayer must be finite"))
      let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        CALayer().frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 0)
      }
      #expect(try #require(other).message.contains("CALayer.frame of CALayer must be finite"))
    }
  }
}
