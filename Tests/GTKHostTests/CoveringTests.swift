// SPDX-License-Identifier: MIT
import CoreGraphics
import GTKHost
import RenderTree
import Testing

struct CoveringTests {
  private let area = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func fill(_ rect: CGRect, alpha: Double = 1, radius: Double = 0) -> RenderNode {
    RenderNode(
      .fill(
        RoundedRectangle(rect, radius: radius),
        RenderColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: alpha))))
  }

  @Test func `an opaque background hides what is under it`() {
    #expect(fill(area).covers(area))
    #expect(RenderNode(.group([fill(area), fill(area, alpha: 0.5)])).covers(area))
    let moved = RenderNode(
      .transform(CGAffineTransform(translationX: -50, y: 0), fill(area.insetBy(dx: -50, dy: 0))))
    #expect(moved.covers(area))
  }

  @Test func `a clear, round, small or turned one does not`() {
    #expect(!fill(area, alpha: 0.99).covers(area))
    #expect(!fill(area, radius: 4).covers(area))
    #expect(!fill(area.insetBy(dx: 1, dy: 0)).covers(area))
    #expect(!RenderNode(.opacity(0.5, fill(area))).covers(area))
    let turned = RenderNode(
      .transform(CGAffineTransform(rotationAngle: 0.1), fill(area.insetBy(dx: -1, dy: -1))))
    #expect(!turned.covers(area))
  }
}
