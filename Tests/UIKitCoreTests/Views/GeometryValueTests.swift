// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import Testing
import UIKit

/// Geometry as objects.
@MainActor
struct GeometryValueTests {
  @Test func `Each structure comes back as it was kept`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    let deep = CATransform3DMakeTranslation(1, 2, 3)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: deep).caTransform3DValue, deep))
    #expect(NSValue(caTransform3D: deep) == NSValue(caTransform3D: deep))
  }

  @Test func `A value of something else reads as zero, not as somebody's bytes`() {
    let point = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(point.cgRectValue == .zero)
    #expect(point.cgSizeValue == .zero)
    #expect(point.uiEdgeInsetsValue == .zero)
    #expect(point.cgAffineTransformValue == .identity)
    #expect(CATransform3DIsIdentity(point.caTransform3DValue))
    #expect(NSNumber(value: 4).cgPointValue == .zero)
  }

  @Test(arguments: ["position", "bounds", "transform"])
  func `An animation takes its values as objects`(key: String) async throws {
    let harness = Harness()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    harness.host(view)
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = 1
    switch key {
    case "position":
      animation.fromValue = NSValue(cgPoint: .zero)
      animation.toValue = NSValue(cgPoint: CGPoint(x: 100, y: 0))
    case "bounds":
      animation.fromValue = NSValue(cgRect: .zero)
      animation.toValue = NSValue(cgRect: CGRect(x: 0, y: 0, width: 100, height: 0))
    default:
      animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
      animation.toValue = NSValue(caTransform3D: CATransform3DMakeTranslation(100, 0, 0))
    }
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    view.layer.add(animation, forKey: nil)
    await harness.advance(by: .milliseconds(500))
    let shown = try #require(view.layer.presentation())
    let value =
      switch key {
      case "position": shown.position.x
      case "bounds": shown.bounds.width
      default: shown.transform.m41
      }
    #expect(abs(value - 50) < 2)
  }
}
