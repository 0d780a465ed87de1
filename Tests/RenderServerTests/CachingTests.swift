// SPDX-License-Identifier: MIT
import CoreGraphics
import Diagnostics
import Foundation
import RenderServer
import RenderTree
import Testing

/// What is made, what is kept, and what is left out.
@Suite(.serialized) @MainActor struct CachingTests {
  let leaf = RenderNode(.fill(RoundedRectangle(0, 0, 4, 4), .red))

  /// How many GSK nodes `body` makes.
  func built(_ body: () -> Void) -> Int {
    let before = RenderServer.statistics.nodesBuilt
    body()
    return RenderServer.statistics.nodesBuilt - before
  }

  @Test func `a tree is built once`() {
    let tree = RenderNode.group([leaf, Samples.node("border"), Samples.node("path")])
    let first = RenderServer.gskNode(for: tree, mode: .surfaces)
    #expect(first != nil)
    var second: OpaquePointer?
    #expect(built { second = RenderServer.gskNode(for: tree, mode: .surfaces) } == 0)
    #expect(second == first)
  }

  @Test func `a change rebuilds the way down to it and no more`() {
    let kept = (0..<50).map { _ in RenderNode(.opacity(0.5, Samples.node("path"))) }
    _ = RenderServer.gskNode(for: .group(kept), mode: .surfaces)
    let changed = RenderNode.group(kept.dropLast() + [leaf])
    #expect(built { _ = RenderServer.gskNode(for: changed, mode: .surfaces) } <= 2)
  }

  @Test func `another scale or mode makes new nodes`() {
    let tree = Samples.node("shadow")
    let one = RenderServer.gskNode(for: tree, mode: .surfaces, scale: 1)
    #expect(built { _ = RenderServer.gskNode(for: tree, mode: .surfaces, scale: 2) } == 1)
    #expect(built { _ = RenderServer.gskNode(for: tree, mode: .textures, scale: 2) } == 1)
    #expect(one != nil)
  }

  @Test(arguments: Samples.names)
  func `nodes for a GPU are made as well`(name: String) {
    #expect(RenderServer.gskNode(for: Samples.node(name), mode: .textures) != nil)
  }

  @Test func `what lies outside a clip is not built`() {
    let rows = (0..<64).map { row in
      RenderNode(.opacity(0.5, Samples.node("path"))).translated(x: 0, y: Double(row) * 40)
    }
    let list = RenderNode.group(rows).translated(x: 0, y: -400)
    let clip = RenderNode(.clip(RoundedRectangle(0, 0, 40, 100), list))
    #expect(built { _ = RenderServer.gskNode(for: clip, mode: .surfaces) } < 20)
    #expect(Pixels(clip, height: 100).inkedCount > 100)
  }

  @Test func `culling changes no pixel`() {
    let rows = (0..<30).map { row in
      Samples.node(Samples.names[row % Samples.names.count]).translated(
        x: Double(row % 5) * 9, y: Double(row) * 7)
    }
    let tree = RenderNode(
      .transform(CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 0, y: -90), .group(rows)))
    let large = Pixels(tree, width: 80, height: 80)
    let small = Pixels(tree, width: 40, height: 40)
    // Cairo's antialiasing of turned edges itself differs a little with the size of the bitmap.
    for y in 0..<40 {
      for x in 0..<40 { #expect(abs(large[x, y][3] - small[x, y][3]) < 6) }
    }
  }

  @Test func `GSK nodes die with the tree`() {
    weak var backing: AnyObject?
    do {
      let tree = RenderNode(.opacity(0.5, Samples.node("path")))
      _ = Pixels(tree)
      backing = tree.backing
      #expect(backing != nil)
    }
    #expect(backing == nil)
  }

  @Test func `a tree that is too deep is cut and reported once`() {
    var node = leaf
    for _ in 0..<(RenderServer.maximumDepth + 50) {
      node = RenderNode.group([leaf, node.translated(x: 0.01, y: 0)])
    }
    let key = "a tree deeper than \(RenderServer.maximumDepth) levels"
    let before = RenderServer.statistics.unsupported[key, default: 0]
    #expect(Pixels(node)[1, 1] == [255, 0, 0, 255])
    #expect(RenderServer.statistics.unsupported[key, default: 0] > before)
    #expect(Diagnostics.messages.filter { $0.contains(key) }.count <= 1)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are not finite are left out and reported`(number: Double) {
    let key = "geometry that is not finite"
    let before = RenderServer.statistics.unsupported[key, default: 0]
    let shadow = RenderShadow(
      color: .black, radius: 1, offset: CGSize(width: number, height: 0))
    let bad = [
      leaf.translated(x: number, y: 0),
      RenderNode(.fill(RoundedRectangle(number, 0, 4, 4), .red)),
      RenderNode(.clip(RoundedRectangle(0, number, 4, 4), leaf)),
      RenderNode(.shadow(RoundedRectangle(0, 0, 4, 4), shadow)),
      RenderNode(.transform(CGAffineTransform(scaleX: number, y: 1), leaf)),
    ]
    let pixels = Pixels(.group(bad + [leaf.translated(x: 10, y: 0)]))
    #expect(pixels.inkedCount == 16)
    #expect(RenderServer.statistics.unsupported[key, default: 0] == before + bad.count)
  }

  @Test func `a bitmap has at least one pixel`() {
    let image = RenderServer.image(of: leaf, size: .zero, scale: 1)
    #expect(image.width == 1 && image.height == 1)
  }
}
