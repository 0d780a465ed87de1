// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import RenderTree
import Testing

extension LayerSuite {
  /// A picture a step, eight steps a second, for ever.
  struct SpinnerTests {
    private let stage = Stage()
    private let pictures = (0..<8).compactMap { _ in makePicture() }

    private func spin(_ layer: CALayer) {
      let spin = CAKeyframeAnimation(keyPath: "contents")
      spin.values = pictures
      spin.calculationMode = .discrete
      spin.duration = 1
      spin.repeatCount = .infinity
      layer.add(spin, forKey: "spin")
    }

    private func picture(_ node: RenderNode) -> CGImage? {
      switch node.content {
      case .image(let image): image.image
      case .transform(_, let child), .opacity(_, let child), .clip(_, let child): picture(child)
      case .group(let children): children.lazy.compactMap { picture($0) }.first
      default: nil
      }
    }

    @Test func `it shows each picture for its time and sleeps between`() {
      spin(stage.addLayer(color: nil))
      var time = 3.0
      for step in 0..<24 {
        let commit = stage.frame(at: time)
        #expect(picture(commit.node) === pictures[step % 8])
        #expect(isClose(commit.nextChange ?? 0, time + 0.125))
        let between = stage.frame(at: time + 0.06)
        #expect(!between.changed && between.nodesVisited == 0)
        time += 0.125
      }
    }

    @Test func `frames asked for at boundaries advance at any clock value`() {
      spin(stage.addLayer(color: nil))
      var time = 123_456.789
      for step in 0..<80 {
        let commit = stage.frame(at: time)
        #expect(picture(commit.node) === pictures[step % 8])
        let next = commit.nextChange ?? 0
        #expect(next > time)
        time = next
      }
    }

    @Test func `a second turn reuses the first one's drawing, superlayers included`() {
      let outer = stage.addLayer()
      let middle = CALayer()
      middle.frame = CGRect(x: 2, y: 2, width: 10, height: 10)
      outer.addSublayer(middle)
      let layer = CALayer()
      layer.frame = CGRect(x: 1, y: 1, width: 8, height: 8)
      middle.addSublayer(layer)
      spin(layer)
      let first = (0..<8).map { stage.frame(at: Double($0) / 8).node }
      let second = (8..<16).map { stage.frame(at: Double($0) / 8).node }
      for index in 1..<8 { #expect(first[index] === second[index]) }
    }

    @Test func `a change drops what was remembered`() {
      let outer = stage.addLayer()
      let layer = CALayer()
      layer.frame = CGRect(x: 1, y: 1, width: 8, height: 8)
      outer.addSublayer(layer)
      spin(layer)
      for step in 0..<16 { stage.frame(at: Double(step) / 8) }
      withoutActions { outer.backgroundColor = .blue }
      for step in 16..<26 {
        let node = stage.frame(at: Double(step) / 8).node
        #expect(node.description.contains("rgba(0 0 1 1)"))
        #expect(picture(node) === pictures[step % 8])
      }
      withoutActions { layer.position.x = 9 }
      for step in 26..<40 {
        let node = stage.frame(at: Double(step) / 8).node
        #expect(picture(node) === pictures[step % 8])
        #expect(node.description.contains("translate(5 1)"))
      }
      withoutActions { layer.opacity = 0.5 }
      #expect(stage.text(at: 5).contains("opacity 0.5"))
    }

    @Test func `a hidden spinner wakes nobody and goes on when shown`() {
      let outer = stage.addLayer()
      let layer = CALayer()
      layer.frame = CGRect(x: 1, y: 1, width: 8, height: 8)
      outer.addSublayer(layer)
      spin(layer)
      stage.frame(at: 0)
      withoutActions { outer.isHidden = true }
      #expect(stage.frame(at: 0.2).nextChange == nil)
      withoutActions { outer.isHidden = false }
      let commit = stage.frame(at: 10.4)
      #expect(picture(commit.node) === pictures[3])
      #expect(isClose(commit.nextChange ?? 0, 10.5))
    }

    @Test func `a stopped spinner shows the model again`() {
      let layer = stage.addLayer(color: nil)
      spin(layer)
      stage.frame(at: 0)
      layer.removeAnimation(forKey: "spin")
      let commit = stage.frame(at: 0.3)
      #expect(picture(commit.node) == nil)
      #expect(commit.nextChange == nil && stage.tree.animatingLayerCount == 0)
    }

    @Test func `an animation added before its window begins with it`() {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      spin(layer)
      stage.frame(at: 0)
      stage.root.addSublayer(layer)
      #expect(picture(stage.frame(at: 7.1).node) === pictures[0])
      #expect(picture(stage.frame(at: 7.23).node) === pictures[1])
    }
  }
}
