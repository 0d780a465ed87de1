// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import RenderTree
import Testing

extension LayerSuite {
  struct DeallocationTests {
    final class Token {}

    @Test func `layers go with their tree`() {
      weak var root: CALayer?
      weak var child: CALayer?
      weak var tree: LayerTree?
      do {
        let stage = Stage()
        let layer = stage.addLayer()
        layer.opacity = 0.3
        stage.frame()
        (root, child, tree) = (stage.root, layer, stage.tree)
        #expect(child != nil)
      }
      #expect(root == nil && child == nil && tree == nil)
    }

    @Test func `a removed layer goes, its sublayers know no superlayer`() {
      let stage = Stage()
      let inner = CALayer()
      weak var outer: CALayer?
      do {
        let layer = stage.addLayer()
        layer.addSublayer(inner)
        stage.frame()
        layer.removeFromSuperlayer()
        stage.frame()
        outer = layer
      }
      #expect(outer == nil && inner.superlayer == nil)
      #expect(inner.layerTree == nil)
    }

    @Test func `an ended animation, its delegate and its completion go`() {
      let stage = Stage()
      let layer = stage.addLayer()
      weak var animation: CAAnimation?
      weak var listener: AnimationListener?
      weak var token: Token?
      do {
        let fade = CABasicAnimation(keyPath: "opacity")
        let hears = AnimationListener()
        let held = Token()
        fade.duration = 1
        fade.delegate = hears
        CATransaction.begin()
        CATransaction.setCompletionBlock { _ = held }
        layer.add(fade, forKey: "fade")
        CATransaction.commit()
        animation = layer.animation(forKey: "fade")
        (listener, token) = (hears, held)
      }
      stage.frame(at: 0)
      #expect(animation != nil && listener != nil && token != nil)
      stage.frame(at: 1)
      #expect(animation == nil && listener == nil && token == nil)
    }

    @Test func `remembered drawing goes with the spinner`() {
      let stage = Stage()
      weak var node: RenderNode?
      do {
        let layer = stage.addLayer()
        let spin = CAKeyframeAnimation(keyPath: "contents")
        spin.values = (0..<3).compactMap { _ in makePicture() }
        spin.calculationMode = .discrete
        spin.duration = 1
        layer.add(spin, forKey: "spin")
        node = stage.frame(at: 0).node
        stage.frame(at: 0.5)
        layer.removeAllAnimations()
        layer.removeFromSuperlayer()
      }
      stage.frame(at: 0.6)
      #expect(node == nil)
    }

    @Test func `a closed tree ends the animations of layers that had left`() {
      let listener = AnimationListener()
      do {
        let stage = Stage()
        let layer = stage.addLayer()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = 5
        fade.delegate = listener
        layer.add(fade, forKey: nil)
        stage.frame(at: 0)
        layer.removeFromSuperlayer()
      }
      #expect(listener.events == ["start", "interrupted"])
    }
  }
}
