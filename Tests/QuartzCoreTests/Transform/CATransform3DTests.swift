// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension LayerSuite {
  struct CATransform3DTests {
    private func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
      let difference = CATransform3DConcat(a, CATransform3DInvert(b))
      let entries = Mirror(reflecting: difference).children.compactMap { $0.value as? CGFloat }
      let unit = Mirror(reflecting: CATransform3DIdentity).children.compactMap {
        $0.value as? CGFloat
      }
      return zip(entries, unit).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test func `translating then scaling moves by scaled distances`() {
      let scaled = CATransform3DMakeScale(2, 3, 1)
      let both = CATransform3DTranslate(scaled, 5, 7, 0)
      #expect(both.m41 == 10 && both.m42 == 21)
    }

    @Test func `a rotation about z turns x towards y`() {
      let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
      let point = CGPoint(x: 1, y: 0).applying(turned)
      #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
    }

    @Test(arguments: [
      CATransform3DMakeRotation(1.1, 1, 2, 3), CATransform3DMakeScale(2, -3, 0.5),
      CATransform3DConcat(
        CATransform3DMakeRotation(0.4, 0, 1, 0), CATransform3DMakeTranslation(3, 4, 5)),
    ])
    func `a transform after its inverse changes nothing`(transform: CATransform3D) {
      #expect(
        isClose(
          CATransform3DConcat(CATransform3DInvert(transform), transform), CATransform3DIdentity))
    }

    @Test func `a singular transform is its own inverse`() {
      let flat = CATransform3DMakeScale(0, 1, 1)
      #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test func `a rotation about a zero vector changes nothing`() {
      #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test func `affine transforms go there and back`() {
      let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
      let transform = CATransform3DMakeAffineTransform(affine)
      #expect(CATransform3DIsAffine(transform))
      #expect(CATransform3DGetAffineTransform(transform) == affine)
      #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    }
  }
}
