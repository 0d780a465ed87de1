// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension LayerSuite {
  struct KeyedValueTests {
    private let layer = CALayer()

    @Test func `properties answer to their names`() {
      layer.setValue(0.5, forKey: "opacity")
      layer.setValue(CGColor.red, forKey: "backgroundColor")
      layer.setValue(true, forKey: "hidden")
      #expect(layer.opacity == 0.5 && layer.backgroundColor == .red && layer.isHidden)
      #expect(layer.value(forKey: "opacity") as? Float == 0.5)
    }

    @Test func `any other key keeps a value`() {
      layer.setValue("mine", forKey: "tag")
      #expect(layer.value(forKey: "tag") as? String == "mine")
      layer.setValue(nil, forKey: "tag")
      #expect(layer.value(forKey: "tag") == nil)
    }

    @Test func `paths reach into structures`() {
      layer.setValue(5, forKeyPath: "position.x")
      layer.setValue(7, forKeyPath: "bounds.size.width")
      layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
      #expect(layer.position.x == 5 && layer.bounds.width == 7)
      #expect(isClose(layer.transform.m12, 1))
      let angle = layer.value(forKeyPath: "transform.rotation") as? CGFloat ?? 0
      #expect(isClose(angle, .pi / 2))
    }

    @Test func `values of a wrong type change nothing`() {
      layer.setValue("wide", forKeyPath: "bounds.size.width")
      layer.setValue("high", forKey: "position")
      #expect(layer.bounds == .zero && layer.position == .zero)
    }
  }
}
