// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension LayerSuite {
  struct AnimationGroupTests {
    private let stage = Stage()

    private func animation(_ path: String, to value: Double, _ duration: Double) -> CABasicAnimation
    {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = 0
      animation.toValue = value
      animation.duration = duration
      return animation
    }

    @Test func `members run in the group's time and end with it`() {
      let layer = stage.addLayer()
      let group = CAAnimationGroup()
      let late = animation("opacity", to: 1, 1)
      late.beginTime = 1
      late.fillMode = .backwards
      group.animations = [animation("position.x", to: 100, 4), late]
      group.duration = 2
      let listener = AnimationListener()
      group.delegate = listener
      layer.add(group, forKey: "both")
      stage.frame(at: 10)
      #expect(isClose(layer.shown(\.position.x, at: 11), 25))
      #expect(layer.shown(\.opacity, at: 10.5) == 0)
      #expect(isClose(CGFloat(layer.shown(\.opacity, at: 11.5)), 0.5))
      stage.frame(at: 12)
      #expect(layer.shown(\.position.x, at: 12) == 20)
      #expect(listener.events == ["start", "finished"])
    }

    @Test func `a member without a duration takes the group's`() {
      let layer = stage.addLayer()
      let group = CAAnimationGroup()
      group.animations = [animation("position.x", to: 100, 0)]
      group.duration = 2
      layer.add(group, forKey: nil)
      stage.frame(at: 0)
      #expect(isClose(layer.shown(\.position.x, at: 1), 50))
    }

    @Test func `the group's pacing bends its members' time`() {
      let layer = stage.addLayer()
      let group = CAAnimationGroup()
      group.animations = [animation("position.x", to: 100, 2)]
      group.duration = 2
      group.timingFunction = CAMediaTimingFunction(name: .easeIn)
      layer.add(group, forKey: nil)
      stage.frame(at: 0)
      #expect(isClose(layer.shown(\.position.x, at: 1), 31.535681, within: 1e-5))
    }
  }
}
