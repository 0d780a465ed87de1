// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension LayerSuite {
  struct KeyframeAnimationTests {
    private let stage = Stage()
    private let layer: CALayer

    init() { layer = stage.addLayer() }

    private func start(
      _ keyPath: String = "position.x", _ values: [Any]? = [0.0, 10.0, 30.0],
      _ settings: (CAKeyframeAnimation) -> Void = { _ in }
    ) {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = values
      animation.duration = 1
      settings(animation)
      layer.add(animation, forKey: nil)
      stage.frame(at: 0)
    }

    private func x(_ time: CFTimeInterval) -> CGFloat { layer.shown(\.position.x, at: time) }

    @Test func `values are reached evenly and joined straight`() {
      start()
      #expect(isClose(x(0.25), 5))
      #expect(isClose(x(0.5), 10))
      #expect(isClose(x(0.75), 20))
    }

    @Test func `key times say when values are reached`() {
      start { $0.keyTimes = [0, 0.8, 1] }
      #expect(isClose(x(0.4), 5))
      #expect(isClose(x(0.9), 20))
    }

    @Test func `key times of the wrong number count as none`() {
      start { $0.keyTimes = [0, 1] }
      #expect(isClose(x(0.5), 10))
    }

    @Test func `discrete values jump, each for as long`() {
      start { $0.calculationMode = .discrete }
      #expect(x(0.3) == 0)
      #expect(x(0.34) == 10)
      #expect(x(0.9) == 30)
    }

    @Test func `discrete key times are starts and an end`() {
      start {
        $0.calculationMode = .discrete
        $0.keyTimes = [0, 0.1, 0.2, 1]
      }
      #expect(x(0.15) == 10)
      #expect(x(0.25) == 30)
    }

    @Test func `a timing function paces its own stretch`() {
      start { $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)] }
      #expect(isClose(x(0.25), 3.1535681))
      #expect(isClose(x(0.75), 20))
    }

    @Test func `paced values move evenly`() {
      start { $0.calculationMode = .paced }
      #expect(isClose(x(0.5), 15))
    }

    @Test func `a cubic goes through its values without a corner`() {
      start { $0.calculationMode = .cubic }
      #expect(isClose(x(0.5), 10))
      let before = (x(0.5) - x(0.499)) / 0.001
      let after = (x(0.501) - x(0.5)) / 0.001
      #expect(abs(before - after) < 0.5)
    }

    @Test func `a path is followed, corner by corner`() {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 30))
      start("position", nil) { $0.path = path }
      #expect(layer.shown(\.position, at: 0.25) == CGPoint(x: 5, y: 0))
      #expect(layer.shown(\.position, at: 0.75) == CGPoint(x: 10, y: 15))
    }

    @Test func `a paced path is followed evenly`() {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 30))
      start("position", nil) {
        $0.path = path
        $0.calculationMode = .paced
      }
      let point = layer.shown(\.position, at: 0.5)
      #expect(isClose(point.x, 10) && isClose(point.y, 10))
    }

    @Test func `a layer turns with its path when told`() {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 0, y: 10))
      start("position", nil) {
        $0.path = path
        $0.rotationMode = .rotateAuto
      }
      #expect(isClose(layer.shown(\.transform, at: 0.5).m12, 1))
    }

    @Test func `a single value stays`() {
      start("position.x", [7.0])
      #expect(x(0) == 7)
      #expect(x(0.9) == 7)
    }

    @Test func `no value at all does nothing`() {
      start("position.x", [])
      #expect(x(0.5) == 20)
    }

    @Test func `numbers and points may be boxed`() {
      start("position", [NSValue(point: .zero), CGPoint(x: 10, y: 0)])
      #expect(isClose(layer.shown(\.position, at: 0.5).x, 5))
      start("opacity", [NSNumber(value: 0), 1])
      #expect(isClose(CGFloat(layer.shown(\.opacity, at: 0.5)), 0.5))
    }
  }
}
