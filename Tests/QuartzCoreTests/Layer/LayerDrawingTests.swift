// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import RenderTree
import Testing

extension LayerSuite {
  /// What layers look like, as the text of the render tree.
  struct LayerDrawingTests {
    private let stage = Stage()
    private let layer: CALayer

    init() { layer = stage.addLayer() }

    private func text(_ change: (CALayer) -> Void) -> String {
      withoutActions { change(layer) }
      return stage.text()
    }

    @Test func `a background fills the bounds`() {
      #expect(
        stage.text() == """
          transform translate(10 10)
            fill (0 0 20 20) rgba(1 0 0 1)
          """)
    }

    @Test func `the border lies over sublayers, and opacity takes all`() {
      let text = text { layer in
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        inner.backgroundColor = .blue
        layer.addSublayer(inner)
        layer.cornerRadius = 4
        layer.borderWidth = 2
        layer.opacity = 0.5
      }
      #expect(
        text == """
          transform translate(10 10)
            opacity 0.5
              group
                fill (0 0 20 20) radius 4 rgba(1 0 0 1)
                fill (0 0 5 5) rgba(0 0 1 1)
                border (0 0 20 20) radius 4 width 2 rgba(0 0 0 1)
          """)
    }

    @Test func `masking clips contents and sublayers by the corners`() {
      let text = text { layer in
        let inner = CALayer()
        inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        inner.backgroundColor = .blue
        layer.addSublayer(inner)
        layer.cornerRadius = 4
        layer.maskedCorners = [.layerMinXMinYCorner]
        layer.masksToBounds = true
      }
      #expect(
        text == """
          transform translate(10 10)
            group
              fill (0 0 20 20) radii 4 0 0 0 rgba(1 0 0 1)
              clip (0 0 20 20) radii 4 0 0 0
                transform translate(10 10)
                  fill (0 0 20 20) rgba(0 0 1 1)
          """)
    }

    @Test func `a shadow lies under an opaque layer, and a clipping layer has none`() {
      let shadowed = text {
        $0.shadowOpacity = 0.5
        $0.shadowOffset = CGSize(width: 0, height: 2)
      }
      #expect(
        shadowed == """
          transform translate(10 10)
            group
              shadow (0 0 20 20) rgba(0 0 0 0.5) blur 3 offset (0 2)
              fill (0 0 20 20) rgba(1 0 0 1)
          """)
      #expect(!text { $0.masksToBounds = true }.contains("shadow"))
    }

    @Test func `a transform turns about the anchor point`() {
      let text = text { $0.transform = CATransform3DMakeScale(2, 2, 1) }
      #expect(text.hasPrefix("transform"))
      #expect(stage.frame().node.bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    @Test func `zPosition orders, and equals keep their order`() {
      let text = text { layer in
        let other = CALayer()
        other.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        other.backgroundColor = .blue
        stage.root.addSublayer(other)
        layer.zPosition = 1
      }
      let blue = text.range(of: "rgba(0 0 1 1)")?.lowerBound
      let red = text.range(of: "rgba(1 0 0 1)")?.lowerBound
      #expect(blue != nil && red != nil && blue ?? text.endIndex < red ?? text.startIndex)
    }

    @Test(arguments: [
      (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 20, height: 20)),
      (.center, CGRect(x: 8, y: 9, width: 4, height: 2)),
      (.resizeAspect, CGRect(x: 0, y: 5, width: 20, height: 10)),
      (.resizeAspectFill, CGRect(x: -10, y: 0, width: 40, height: 20)),
      (.topLeft, CGRect(x: 0, y: 18, width: 4, height: 2)),
      (.bottomRight, CGRect(x: 16, y: 0, width: 4, height: 2)),
    ])
    func `gravity places contents`(gravity: CALayerContentsGravity, place: CGRect) {
      withoutActions {
        layer.backgroundColor = nil
        layer.contents = makePicture(width: 8, height: 4)
        layer.contentsScale = 2
        layer.contentsGravity = gravity
      }
      #expect(stage.frame().node.bounds == place.offsetBy(dx: 10, dy: 10))
    }

    @Test func `a layer facing away is hidden when it is single sided`() {
      let text = text {
        $0.isDoubleSided = false
        $0.transform = CATransform3DMakeRotation(3, 0, 1, 0)
      }
      #expect(text == "group")
    }

    @Test func `vector contents lie between background and sublayers`() {
      let text = text {
        $0.drawing = RenderNode(
          .fill(RoundedRectangle(CGRect(x: 1, y: 1, width: 2, height: 2)), RenderColor(.blue)))
      }
      #expect(text.hasSuffix("fill (1 1 2 2) rgba(0 0 1 1)"))
    }

    @Test func `a sublayer transform moves all sublayers about the anchor`() {
      withoutActions { stage.root.sublayerTransform = CATransform3DMakeScale(2, 2, 1) }
      #expect(stage.frame().node.bounds == CGRect(x: -30, y: -30, width: 40, height: 40))
      #expect(layer.convert(CGPoint.zero, to: stage.root) == CGPoint(x: -30, y: -30))
    }

    @Test func `layers nested without end are cut off, not a crash`() {
      var layer = layer
      for _ in 0..<3_000 {
        let next = CALayer()
        next.backgroundColor = .blue
        next.bounds.size = CGSize(width: 1, height: 1)
        layer.addSublayer(next)
        layer = next
      }
      #expect(stage.frame().nodesVisited < 500)
    }
  }
}
