// SPDX-License-Identifier: MIT
import CoreGraphics
import Testing

struct AffineTransformTests {
  private let point = CGPoint(x: 3, y: 4)

  private func expect(
    _ a: CGPoint, _ b: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(hypot(a.x - b.x, a.y - b.y) < 1e-9, "\(a) is not \(b)", sourceLocation: sourceLocation)
  }

  @Test func `turns from the x axis towards the y axis`() {
    let t = CGAffineTransform(rotationAngle: .pi / 2)
    expect(CGPoint(x: 1, y: 0).applying(t), CGPoint(x: 0, y: 1))
  }

  @Test func `translatedBy moves before the rest`() {
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
    expect(point.applying(t), CGPoint(x: 8, y: 15))
  }

  @Test func `concatenating does the other one after`() {
    let t = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 1, y: 1))
    expect(point.applying(t), CGPoint(x: 7, y: 13))
  }

  @Test func `the inverse undoes`() {
    let t = CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6)
    expect(point.applying(t).applying(t.inverted()), point)
  }

  @Test func `a singular transform is its own inverse`() {
    let t = CGAffineTransform(scaleX: 0, y: 2)
    #expect(t.inverted() == t)
  }

  @Test(arguments: [
    CGAffineTransform.identity, CGAffineTransform(rotationAngle: 2),
    CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6), CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(a: 0, b: 2, c: 3, d: 1, tx: 0, ty: 1),
  ])
  func `components make the transform again`(_ t: CGAffineTransform) {
    let again = CGAffineTransform(t.decomposed())
    expect(point.applying(again), point.applying(t))
    expect(CGPoint(x: -2, y: 7).applying(again), CGPoint(x: -2, y: 7).applying(t))
  }

  @Test func `a scale and a turn come apart`() {
    let parts = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(rotationAngle: 0.5)).decomposed()
    #expect(abs(parts.scale.width - 2) < 1e-9 && abs(parts.scale.height - 3) < 1e-9)
    #expect(abs(parts.rotation - 0.5) < 1e-9 && abs(parts.horizontalShear) < 1e-9)
  }

  @Test func `a rectangle becomes the one around its corners`() {
    let t = CGAffineTransform(rotationAngle: .pi / 2)
    let r = CGRect(x: 0, y: 0, width: 2, height: 1).applying(t)
    expect(r.origin, CGPoint(x: -1, y: 0))
    expect(CGPoint(x: r.width, y: r.height), CGPoint(x: 1, y: 2))
    #expect(CGRect.null.applying(t).isNull)
  }

  @Test func `a size is not moved`() {
    let t = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 9, ty: 9)
    #expect(CGSize(width: 1, height: 1).applying(t) == CGSize(width: 2, height: 3))
  }

  @Test func `survives being coded`() throws {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(t)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == t)
  }
}
