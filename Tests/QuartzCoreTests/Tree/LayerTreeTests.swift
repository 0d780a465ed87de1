// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import RenderTree
import Testing

extension LayerSuite {
  struct LayerTreeTests {
    private let stage = Stage()

    private func fill(_ count: Int, in layer: CALayer) -> [CALayer] {
      (0..<count).map { index in
        let child = CALayer()
        child.frame = CGRect(x: index % 100, y: index / 100, width: 1, height: 1)
        child.backgroundColor = .red
        layer.addSublayer(child)
        return child
      }
    }

    @Test func `nothing changed visits nothing and gives the same drawing`() {
      _ = fill(1_000, in: stage.root)
      let first = stage.frame()
      let second = stage.frame()
      #expect(first.changed && !second.changed)
      #expect(second.nodesVisited == 0 && second.node === first.node)
      #expect(second.nextChange == nil)
    }

    @Test func `one change in a hundred times a hundred visits three layers`() {
      let groups = fill(100, in: stage.root)
      let leaves = groups.map { fill(100, in: $0) }
      #expect(stage.frame().nodesVisited == 10_101)
      withoutActions { leaves[50][50].opacity = 0.5 }
      let commit = stage.frame()
      #expect(commit.changed && commit.nodesVisited == 3)
    }

    @Test func `one change in a flat list visits two layers and keeps the other chunks`() {
      let leaves = fill(10_000, in: stage.root)
      stage.frame()
      withoutActions { leaves[5_000].backgroundColor = .blue }
      let commit = stage.frame()
      #expect(commit.nodesVisited == 2)
      #expect(commit.node.nodeCount > 10_000)
      #expect(commit.node.description.components(separatedBy: "rgba(0 0 1 1)").count == 2)
    }

    @Test func `lists stay right through inserting, removing and moving`() {
      let leaves = fill(200, in: stage.root)
      stage.frame()
      leaves[3].removeFromSuperlayer()
      stage.root.insertSublayer(leaves[199], at: 0)
      withoutActions { leaves[100].backgroundColor = .blue }
      let text = stage.text()
      #expect(text.components(separatedBy: "fill").count == 200)
      let fresh = Stage()
      for leaf in leaves where leaf !== leaves[3] && leaf !== leaves[199] {
        fresh.root.addSublayer(leaf)
      }
      fresh.root.insertSublayer(leaves[199], at: 0)
      #expect(fresh.text() == text)
    }

    @Test func `a change asks for one frame until the next`() {
      let layer = stage.addLayer()
      let asked = stage.framesAsked
      withoutActions {
        layer.opacity = 0.5
        layer.cornerRadius = 2
        layer.setNeedsLayout()
      }
      #expect(stage.framesAsked == asked + 1)
      stage.frame()
      #expect(stage.framesAsked == asked + 1)
      withoutActions { layer.opacity = 0.4 }
      #expect(stage.framesAsked == asked + 2)
    }

    @Test func `changes under a hidden layer ask for no frame and show when it does`() {
      let outer = stage.addLayer()
      let inner = CALayer()
      inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      outer.addSublayer(inner)
      withoutActions { outer.isHidden = true }
      stage.frame()
      let asked = stage.framesAsked
      withoutActions { inner.backgroundColor = .blue }
      #expect(stage.framesAsked == asked)
      withoutActions { outer.isHidden = false }
      #expect(stage.text().contains("rgba(0 0 1 1)"))
    }

    @Test func `a moved layer keeps what it contains`() {
      let layer = stage.addLayer()
      let before = stage.frame().node
      withoutActions { layer.position.x += 5 }
      let after = stage.frame().node
      guard case .transform(_, let first) = before.content,
        case .transform(_, let second) = after.content
      else {
        Issue.record("A placed layer is a transform.")
        return
      }
      #expect(first === second)
    }

    @Test func `a layer shows in one tree at a time`() {
      let other = Stage()
      let layer = stage.addLayer()
      other.root.addSublayer(layer)
      #expect(stage.text() == "group")
      #expect(other.text().contains("fill"))
      #expect(layer.layerTree === other.tree)
    }
  }
}
