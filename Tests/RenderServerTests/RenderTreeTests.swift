// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import RenderTree
import Testing

@Suite struct RenderTreeTests {
  @Test func `a tree prints a node a line, with numbers to three places`() {
    let fill = RenderNode(.fill(RoundedRectangle(0, 0, 100, 40.0 / 3, radius: 4), .blue))
    let tree = RenderNode.group([
      RenderNode(.opacity(0.5, fill)).translated(x: 10, y: -0.0001),
      RenderNode(.border(RoundedRectangle(0, 0, 8, 8), width: 1, .red)),
      RenderNode(.clip(RoundedRectangle(0, 0, 8, 8), Samples.node("path"))),
      RenderNode(.transform(CGAffineTransform(rotationAngle: .pi / 2), Samples.node("shadow"))),
      RenderNode(.transform(CGAffineTransform(scaleX: 2, y: 3), Samples.node("nearest image"))),
    ])
    #expect(
      tree.description == """
        group
          transform translate(10 0)
            opacity 0.5
              fill (0 0 100 13.333) radius 4 rgba(0 0 1 1)
          border (0 0 8 8) width 1 rgba(1 0 0 1)
          clip (0 0 8 8)
            path [M 8 8 L 32 10 L 12 30 Z] fill rgba(1 0 0 1) stroke rgba(0 0 1 1) width 2 join round
          transform matrix(0 1 -1 0 0 0)
            shadow (8 8 20 16) radius 5 rgba(0 0 0 1) blur 2 offset (1 2)
          transform scale(2 3)
            image 4x4 (8 8 20 16) nearest
        """)
  }

  @Test func `text prints its letters, font and baseline`() {
    #expect(
      Samples.text("読み込み").description
        == "glyphs \"読み込み\" Inter-Regular 12 at (4 19.426) rgba(0 0 0 1)")
  }

  @Test(arguments: Samples.names.filter { !$0.contains("image") })
  func `trees built alike are equal`(name: String) {
    #expect(Samples.node(name) == Samples.node(name))
    #expect(Samples.node(name).translated(x: 1, y: 0) != Samples.node(name))
  }

  @Test func `pictures are equal when they are one object`() {
    let picture = Samples.picture
    let place = CGRect(x: 0, y: 0, width: 4, height: 4)
    func node(_ image: CGImage) -> RenderNode {
      RenderNode(.image(RenderImage(image, destination: place)))
    }
    #expect(node(picture) == node(picture))
    #expect(node(picture) != node(Samples.picture))
  }

  @Test func `bounds, count and depth are summed up`() {
    let fill = RenderNode(.fill(RoundedRectangle(0, 0, 10, 10), .red))
    let group = RenderNode.group([fill, fill.translated(x: 30, y: 5)])
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 40, height: 15))
    #expect(group.nodeCount == 4)
    #expect(group.depth == 3)
    #expect(
      RenderNode(.clip(RoundedRectangle(5, 5, 100, 100), group)).bounds
        == CGRect(x: 5, y: 5, width: 35, height: 10))
    #expect(
      RenderNode(.shadow(RoundedRectangle(0, 0, 10, 10), Samples.shadow)).bounds
        == CGRect(x: -5, y: -4, width: 22, height: 22))
    #expect(
      RenderNode(.transform(CGAffineTransform(rotationAngle: .pi / 2), fill)).bounds.integral
        == CGRect(x: -10, y: 0, width: 10, height: 10))
  }

  @Test func `what draws nothing has no bounds`() {
    let fill = RenderNode(.fill(RoundedRectangle(0, 0, 10, 10), .clear))
    #expect(fill.isEmpty)
    #expect(RenderNode.empty.isEmpty)
    #expect(RenderNode(.opacity(0, Samples.node("fill"))).isEmpty)
    #expect(RenderNode.group([fill, fill]).translated(x: 3, y: 3).isEmpty)
    let flat = CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)
    #expect(RenderNode(.transform(flat, Samples.node("fill"))).isEmpty)
  }

  @Test func `long lists are gathered in chunks`() {
    let leaf = Samples.node("fill")
    let node = RenderNode.group(Array(repeating: leaf, count: 10_000))
    guard case .group(let children) = node.content else {
      Issue.record("not a group")
      return
    }
    #expect(children.count <= RenderNode.chunkSize)
    #expect(node.depth == 4)
    #expect(RenderNode.group([leaf]) === leaf)
  }

  @Test func `radii that do not fit shrink alike`() {
    let shape = RoundedRectangle(
      CGRect(x: 0, y: 0, width: 40, height: 20), topLeft: 20, topRight: 10, bottomLeft: 20,
      bottomRight: -3)
    #expect(shape.topLeft == 10)
    #expect(shape.topRight == 5)
    #expect(shape.bottomLeft == 10)
    #expect(shape.bottomRight == 0)
  }
}
