// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension LayerSuite {
  struct SpringTests {
    struct Figure: Sendable {
      let ratio: Double
      let duration: Double
      var velocity = 0.0
      let stiffness: Double
    }

    @Test(arguments: [
      Figure(ratio: 0.5, duration: 1, stiffness: 161.7195025),
      Figure(ratio: 0.35, duration: 1, stiffness: 286.409428),
      Figure(ratio: 0.6, duration: 0.8, stiffness: 190.214275),
      Figure(ratio: 0.8, duration: 1, stiffness: 80.897372),
      Figure(ratio: 1, duration: 1, stiffness: 85.255929),
      Figure(ratio: 0.5, duration: 1, velocity: 1, stiffness: 152.868414),
    ])
    func `damping ratio and duration make the published stiffness`(figure: Figure) {
      let spring = SpringCurve.matching(
        dampingRatio: figure.ratio, duration: figure.duration, initialVelocity: figure.velocity)
      #expect(abs(spring.stiffness - figure.stiffness) < 1e-4)
    }

    @Test func `a new spring settles in 1.4727 seconds`() {
      #expect(abs(CASpringAnimation().settlingDuration - 1.4727003346780927) < 1e-9)
    }

    @Test(arguments: [2.0, 20, 60])
    func `a spring is at rest once it has settled`(damping: Double) {
      let spring = SpringCurve(mass: 1, stiffness: 100, damping: damping)
      #expect(spring.value(at: 0) == 0)
      for step in 0..<20 {
        let time = spring.settlingDuration * (1 + Double(step) / 20)
        #expect(abs(spring.value(at: time) - 1) <= 0.001 + 1e-9)
      }
    }

    @Test func `an initial velocity is the slope at the start`() {
      for damping in [5.0, 20, 50] {
        let spring = SpringCurve(mass: 1, stiffness: 100, damping: damping, initialVelocity: 3)
        #expect(abs(spring.value(at: 1e-6) / 1e-6 - 3) < 1e-3)
      }
    }

    @Test func `a perceptual spring of bounce 0 does not swing`() {
      let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
      #expect(abs(spring.curve.dampingRatio - 1) < 1e-9)
      #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
    }

    @Test func `a spring passes its end and comes back`() {
      let stage = Stage()
      let layer = stage.addLayer()
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 0
      spring.toValue = 100
      spring.damping = 5
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: nil)
      stage.frame(at: 0)
      #expect(layer.shown(\.position.x, at: 0.3) > 110)
      #expect(layer.shown(\.position.x, at: 0.62) < 90)
    }
  }
}
