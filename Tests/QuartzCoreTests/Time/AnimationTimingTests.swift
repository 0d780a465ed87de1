// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension LayerSuite {
  /// `CAMediaTiming` on an animation of `position.x` from 0 to 100.
  struct AnimationTimingTests {
    private let stage = Stage()
    private let layer: CALayer

    init() { layer = stage.addLayer() }

    private func start(_ settings: (CABasicAnimation) -> Void) {
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 100
      move.duration = 1
      settings(move)
      layer.add(move, forKey: "move")
      stage.frame(at: 1)
    }

    private func x(_ time: CFTimeInterval) -> CGFloat {
      stage.frame(at: time)
      return layer.shown(\.position.x, at: time)
    }

    @Test func `it begins with the frame after it was added`() {
      start { _ in }
      #expect(x(1) == 0)
      #expect(isClose(x(1.5), 50))
    }

    @Test func `it leaves the model's value when it ends`() {
      start { _ in }
      #expect(x(2) == 20)
      #expect(layer.animationKeys() == nil)
    }

    @Test func `filling forwards keeps the end until it is removed`() {
      start {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }
      #expect(x(5) == 100)
      #expect(stage.frame(at: 6).nextChange == nil)
      layer.removeAnimation(forKey: "move")
      #expect(x(7) == 20)
    }

    @Test func `filling backwards shows the start before it begins`() {
      start {
        $0.beginTime = 3
        $0.fillMode = .backwards
      }
      #expect(x(1) == 0)
      #expect(stage.frame(at: 1).nextChange == 3)
      #expect(isClose(x(3.25), 25))
    }

    @Test func `a later begin shows the model until then`() {
      start { $0.beginTime = 3 }
      #expect(x(2) == 20)
      #expect(isClose(x(3.25), 25))
    }

    @Test func `it comes back when it reverses`() {
      start { $0.autoreverses = true }
      #expect(isClose(x(1.75), 75))
      #expect(isClose(x(2.25), 75))
      #expect(x(3) == 20)
    }

    @Test func `it repeats as often as told, fractions included`() {
      start { $0.repeatCount = 2.5 }
      #expect(isClose(x(2.25), 25))
      #expect(isClose(x(3.4), 40))
      #expect(x(3.5) == 20)
    }

    @Test func `it repeats for as long as told`() {
      start { $0.repeatDuration = 1.5 }
      #expect(isClose(x(2.25), 25))
      #expect(x(2.5) == 20)
    }

    @Test func `speed shortens it`() {
      start { $0.speed = 4 }
      #expect(isClose(x(1.125), 50))
      #expect(x(1.25) == 20)
    }

    @Test func `a time offset begins inside and wraps`() {
      start { $0.timeOffset = 0.75 }
      #expect(isClose(x(1.125), 87.5))
      #expect(isClose(x(1.5), 25))
      #expect(x(2) == 20)
    }

    @Test func `the end of the last repeat is its end, not a start`() {
      start {
        $0.repeatCount = 3
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }
      #expect(x(4) == 100)
    }

    @Test func `cumulative repeats go on from where the last one ended`() {
      start {
        $0.repeatCount = 3
        $0.isCumulative = true
      }
      #expect(isClose(x(3.5), 250))
    }

    @Test func `a duration of 0 becomes the transaction's`() {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      start { $0.duration = 0 }
      CATransaction.commit()
      #expect(isClose(x(2), 50))
    }
  }
}
