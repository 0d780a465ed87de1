// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import RenderServer
import RenderTree
import Testing

/// Each kind of node, also flipped, turned, clipped and faded.
@Suite struct VariantTests {
  @Test(arguments: Samples.names)
  func `it inks within its bounds`(name: String) {
    let node = Samples.node(name)
    let pixels = Pixels(node)
    #expect(pixels.inkedCount > 20)
    #expect(!pixels.hasPink)
    let bounds = node.bounds.integral
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where pixels[x, y][3] > 0 {
        #expect(bounds.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)))
      }
    }
  }

  @Test(arguments: Samples.names)
  func `flipped, it is its own mirror image`(name: String) {
    let node = Samples.node(name)
    let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0)
    let (plain, flipped) = (Pixels(node), Pixels(RenderNode(.transform(flip, node))))
    #expect(!flipped.hasPink)
    // Letters are placed on whole pixels from the left, so their mirror images may be one pixel off.
    guard !["glyphs", "content shadow"].contains(name) else {
      #expect(abs(flipped.ink - plain.ink) < plain.ink * 0.05)
      return
    }
    var worst = 0
    for y in 0..<40 {
      for x in 0..<40 {
        for part in 0..<4 {
          worst = max(worst, abs(plain[x, y][part] - flipped[39 - x, y][part]))
        }
      }
    }
    #expect(worst <= 8)
  }

  @Test(arguments: Samples.names, [0.5, Double.pi / 2, 2.5])
  func `turned, it keeps its ink`(name: String, angle: Double) {
    let node = Samples.node(name)
    let turn = CGAffineTransform(translationX: 20, y: 20).rotated(by: angle)
      .translatedBy(x: -20, y: -20)
    let pixels = Pixels(RenderNode(.transform(turn, node)))
    let plain = Pixels(node).ink
    #expect(!pixels.hasPink)
    #expect(abs(pixels.ink - plain) < plain * 0.06)
  }

  @Test(arguments: Samples.names)
  func `sheared, it is not pink`(name: String) {
    let shear = CGAffineTransform(a: 1, b: 0.2, c: 0.4, d: 0.9, tx: -6, ty: -4)
    let pixels = Pixels(RenderNode(.transform(shear, Samples.node(name))))
    #expect(!pixels.hasPink)
    #expect(pixels.inkedCount > 20)
  }

  @Test(arguments: Samples.names)
  func `clipped, it is the same inside and nothing outside`(name: String) {
    let node = Samples.node(name)
    let plain = Pixels(node)
    let clipped = Pixels(RenderNode(.clip(RoundedRectangle(10, 10, 12, 12), node)))
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = (10..<22).contains(x) && (10..<22).contains(y)
        let expected = isInside ? plain[x, y] : [0, 0, 0, 0]
        // Cairo's antialiasing itself differs a little with the clip.
        let tolerance = isInside ? 5 : 0
        #expect(zip(clipped[x, y], expected).allSatisfy { abs($0 - $1) <= tolerance })
      }
    }
  }

  @Test(arguments: Samples.names)
  func `faded, it has half its ink`(name: String) {
    let node = Samples.node(name)
    let plain = Pixels(node).ink
    #expect(abs(Pixels(RenderNode(.opacity(0.5, node))).ink - plain / 2) < plain * 0.02)
  }

  @Test(arguments: Samples.names)
  func `rounded corners cut it`(name: String) {
    let node = Samples.node(name)
    let cut = Pixels(RenderNode(.clip(RoundedRectangle(8, 8, 12, 12, radius: 6), node)))
    #expect(cut[8, 8][3] == 0)
    #expect(cut.ink < Pixels(node).ink)
  }
}
