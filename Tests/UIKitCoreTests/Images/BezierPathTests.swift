// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitCore

struct BezierPathTests {
  private func ink(
    size: CGFloat = 20, _ draw: @escaping () -> Void
  ) throws -> PixelProbe {
    let image = SampleImage.picture(size: CGSize(width: size, height: size)) { _ in
      UIColor.red.set()
      draw()
    }
    return try #require(PixelProbe(image))
  }

  @Test func `an arc runs as the clock's hands do, seen from the top`() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    #expect(abs(path.currentPoint.x - 10) < 1e-6)
    #expect(abs(path.currentPoint.y - 20) < 1e-6)
    #expect(abs(path.bounds.minX - 10) < 0.01)
    #expect(abs(path.bounds.minY - 10) < 0.01)
  }

  @Test func `only the corners that are named are round`() throws {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 19, y: 1)))
    #expect(!path.contains(CGPoint(x: 19, y: 19)))
    #expect(path.contains(CGPoint(x: 1, y: 19)))
    let probe = try ink { path.fill() }
    #expect(probe.color(0, 0) == .clear)
    #expect(probe.color(19, 0) == .red)
    #expect(probe.color(10, 10) == .red)
  }

  @Test func `a radius past the half makes a capsule`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 10), cornerRadius: 100)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 5)))
  }

  @Test func `strokes have the width and the dashes that are set`() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 20, y: 10))
    path.lineWidth = 4
    #expect(try ink { path.stroke() }.inkedPixels() == 80)
    path.setLineDash([5, 5], count: 2, phase: 0)
    #expect(try ink { path.stroke() }.inkedPixels() == 40)
  }

  @Test func `a flat curve is drawn with corners`() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let round = try ink(size: 100) { path.fill() }
    path.flatness = 300
    let cornered = try ink(size: 100) { path.fill() }
    #expect(round.color(17, 17) == .red)
    #expect(cornered.color(17, 17) == .clear)
    #expect(cornered.color(50, 50) == .red)
  }

  @Test func `a clip holds for what follows`() throws {
    let probe = try ink {
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(probe.inkedPixels() == 25)
  }

  @Test func `a reversed path covers the same and begins at the end`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 14, y: 5))
    let back = path.reversing()
    #expect(back.currentPoint == .zero)
    #expect(back.bounds == path.bounds)
    #expect(back.reversing() == path)
  }

  @Test func `a copy keeps elements and settings apart`() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(copy.lineWidth == 3)
    #expect(path.bounds.minX == 5)
  }
}
