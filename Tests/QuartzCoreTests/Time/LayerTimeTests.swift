// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension LayerSuite {
  struct LayerTimeTests {
    private let stage = Stage()

    @Test func `a layer's time is its superlayer's, begun, sped and offset`() {
      let outer = stage.addLayer()
      let inner = CALayer()
      outer.addSublayer(inner)
      outer.beginTime = 10
      outer.speed = 2
      inner.timeOffset = 3
      #expect(outer.convertTime(12, from: nil) == 4)
      #expect(inner.convertTime(12, from: nil) == 7)
      #expect(inner.convertTime(7, to: outer) == 4)
      #expect(inner.convertTime(7, to: nil) == 12)
    }

    @Test func `a layer brings its time along`() {
      let outer = CALayer()
      outer.speed = 2
      let inner = CALayer()
      outer.addSublayer(inner)
      stage.root.addSublayer(outer)
      #expect(inner.convertTime(12, from: nil) == 24)
      #expect(inner.convertTime(24, to: nil) == 12)
      outer.removeFromSuperlayer()
      #expect(inner.convertTime(12, from: nil) == 24)
    }

    @Test func `media time stands still in a frame`() {
      MediaTime.withFrame(42) {
        #expect(CACurrentMediaTime() == 42)
        MediaTime.withFrame(43) { #expect(CACurrentMediaTime() == 43) }
        #expect(CACurrentMediaTime() == 42)
      }
    }

    @Test func `a layer of speed 0 is scrubbed by its time offset`() {
      let layer = stage.addLayer()
      layer.speed = 0
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 1
      fade.duration = 1
      layer.add(fade, forKey: nil)
      stage.frame(at: 5)
      layer.timeOffset = 0.25
      #expect(stage.frame(at: 6).nextChange == nil)
      #expect(layer.shown(\.opacity, at: 100) == 0.25)
    }

    @Test func `pausing a layer holds its animations where they are`() {
      let layer = stage.addLayer()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.duration = 10
      layer.add(fade, forKey: nil)
      stage.frame(at: 100)
      let now = layer.convertTime(102, from: nil)
      layer.speed = 0
      layer.timeOffset = now
      stage.frame(at: 150)
      #expect(layer.shown(\.opacity, at: 150) == 0.2)
    }
  }
}
