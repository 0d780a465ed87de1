// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension LayerSuite {
  struct PresentationTests {
    private let stage = Stage()

    final class Gauge: CALayer {
      var reading = 0
      override init() { super.init() }
      override init(layer: Any) {
        reading = (layer as? Gauge)?.reading ?? -1
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test func `a presentation shows animated values and leads back`() throws {
      let layer = stage.addLayer()
      layer.position.x = 100
      stage.frame(at: 0)
      let shown = try #require(MediaTime.withFrame(0.1) { layer.presentation() })
      #expect(shown.position.x > 20 && shown.position.x < 100)
      #expect(shown.model() === layer)
      #expect(layer.model() === layer)
      #expect(shown.superlayer?.model() === stage.root)
    }

    @Test func `a layer in no window has none`() { #expect(CALayer().presentation() == nil) }

    @Test func `a subclass copies its own properties`() throws {
      let gauge = Gauge()
      gauge.reading = 7
      stage.root.addSublayer(gauge)
      let shown: Gauge = try #require(gauge.presentation())
      #expect(shown.reading == 7)
    }

    @Test func `layers are made of classes known at run time`() {
      let type: CALayer.Type = Gauge.self
      let made = LayerFactory.make(type)
      #expect((made as? Gauge)?.reading == 0)
      #expect(made.opacity == 1)
    }

    @Test func `moving layers are hit where they are shown`() throws {
      let layer = stage.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
      layer.position.x = 95
      stage.frame(at: 0)
      MediaTime.withFrame(0) {
        #expect(stage.root.presentation()?.hitTest(CGPoint(x: 2, y: 2))?.model() === layer)
        #expect(stage.root.hitTest(CGPoint(x: 2, y: 2)) === stage.root)
      }
    }
  }
}
