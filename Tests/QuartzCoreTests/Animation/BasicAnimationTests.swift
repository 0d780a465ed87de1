// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension LayerSuite {
  struct BasicAnimationTests {
    private let stage = Stage()
    private let layer: CALayer

    init() {
      layer = stage.addLayer()
      withoutActions { [layer] in layer.position.x = 50 }
    }

    struct Ends: Sendable {
      var from: Double?
      var to: Double?
      var by: Double?
      let start: CGFloat
      let middle: CGFloat
    }

    @Test(arguments: [
      Ends(from: 10, to: 30, start: 10, middle: 20),
      Ends(from: 10, by: 30, start: 10, middle: 25),
      Ends(to: 30, by: 20, start: 10, middle: 20),
      Ends(from: 10, start: 10, middle: 30),
      Ends(to: 90, start: 50, middle: 70),
      Ends(by: 20, start: 50, middle: 60),
      Ends(start: 50, middle: 50),
    ])
    func `missing values are the layer's`(ends: Ends) {
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = ends.from
      move.toValue = ends.to
      move.byValue = ends.by
      move.duration = 1
      layer.add(move, forKey: nil)
      stage.frame(at: 0)
      #expect(isClose(layer.shown(\.position.x, at: 0), ends.start))
      #expect(isClose(layer.shown(\.position.x, at: 0.5), ends.middle))
    }

    @Test func `an additive animation adds to what the layer has`() {
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = -40
      move.toValue = 0
      move.isAdditive = true
      move.duration = 1
      layer.add(move, forKey: nil)
      stage.frame(at: 0)
      #expect(isClose(layer.shown(\.position.x, at: 0.5), 30))
      withoutActions { layer.position.x = 80 }
      #expect(isClose(layer.shown(\.position.x, at: 0.5), 60))
    }

    @Test func `a rotation by one key path keeps the scale`() {
      withoutActions { layer.transform = CATransform3DMakeScale(2, 2, 1) }
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.fromValue = 0
      turn.toValue = 2 * Double.pi
      turn.duration = 4
      layer.add(turn, forKey: nil)
      stage.frame(at: 0)
      let quarter = layer.shown(\.transform, at: 1)
      #expect(isClose(quarter.m11, 0) && isClose(quarter.m12, 2) && isClose(quarter.m21, -2))
      let threeQuarters = layer.shown(\.transform, at: 3)
      #expect(isClose(threeQuarters.m12, -2))
    }

    @Test(arguments: [
      ("transform.scale", 3.0), ("transform.scale.x", 3), ("transform.translation.x", 7),
      ("transform.rotation", 1), ("transform.rotation.x", 0.5), ("bounds.size.width", 66),
      ("bounds.origin.y", 4), ("opacity", 0.25), ("cornerRadius", 6), ("shadowOffset.height", 9),
      ("anchorPoint.x", 0.25), ("zPosition", 3),
    ])
    func `an animated key path can be read back`(path: String, value: Double) throws {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = value
      animation.toValue = value
      animation.duration = 1
      layer.add(animation, forKey: nil)
      stage.frame(at: 0)
      let shown = MediaTime.withFrame(0.5) { layer.presentation()?.value(forKeyPath: path) }
      let number = try #require(shown as? CGFloat ?? (shown as? Float).map { CGFloat($0) })
      #expect(isClose(number, CGFloat(value)))
    }

    @Test func `turning a half turn does not shrink`() {
      let turn = CABasicAnimation(keyPath: "transform")
      turn.fromValue = CATransform3DMakeRotation(-1, 0, 0, 1)
      turn.toValue = CATransform3DMakeRotation(1.5, 0, 0, 1)
      turn.duration = 1
      layer.add(turn, forKey: nil)
      stage.frame(at: 0)
      let middle = layer.shown(\.transform, at: 0.5)
      #expect(isClose(middle.m11 * middle.m11 + middle.m12 * middle.m12, 1))
      #expect(isClose(middle.m12, 0.247403959, within: 1e-6))
    }

    @Test func `colours fade without passing through grey`() throws {
      withoutActions { layer.backgroundColor = nil }
      let fade = CABasicAnimation(keyPath: "backgroundColor")
      fade.fromValue = CGColor.clear
      fade.toValue = CGColor.red
      fade.duration = 1
      layer.add(fade, forKey: nil)
      stage.frame(at: 0)
      let color = try #require(layer.shown(\.backgroundColor, at: 0.5))
      #expect(color.srgba.red == 1 && color.srgba.green == 0 && color.srgba.alpha == 0.5)
    }

    @Test func `a value function turns numbers into transforms`() {
      let turn = CABasicAnimation(keyPath: "transform")
      turn.valueFunction = CAValueFunction(name: .rotateZ)
      turn.fromValue = 0
      turn.toValue = Double.pi
      turn.duration = 1
      layer.add(turn, forKey: nil)
      stage.frame(at: 0)
      #expect(isClose(layer.shown(\.transform, at: 0.5).m12, 1))
    }

    @Test func `the same key replaces, and the layer keeps a copy`() {
      let listener = AnimationListener()
      let first = CABasicAnimation(keyPath: "position.x")
      first.delegate = listener
      first.duration = 1
      first.setValue("mine", forKey: "tag")
      layer.add(first, forKey: "move")
      #expect(layer.animation(forKey: "move") !== first)
      #expect(layer.animation(forKey: "move")?.value(forKey: "tag") as? String == "mine")
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "move")
      #expect(layer.animationKeys() == ["move"])
      #expect(listener.events == ["interrupted"])
    }

    @Test func `the delegate hears of start and end, in that order`() {
      let listener = AnimationListener()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.duration = 1
      fade.delegate = listener
      layer.add(fade, forKey: nil)
      #expect(listener.events.isEmpty)
      stage.frame(at: 0)
      #expect(listener.events == ["start"])
      stage.frame(at: 0.9)
      stage.frame(at: 1.2)
      #expect(listener.events == ["start", "finished"])
    }

    @Test func `an unknown key path does nothing and still ends`() {
      let listener = AnimationListener()
      let odd = CABasicAnimation(keyPath: "no.such.path")
      odd.duration = 1
      odd.delegate = listener
      layer.add(odd, forKey: nil)
      #expect(stage.frame(at: 0).nextChange == 1)
      stage.frame(at: 1)
      #expect(listener.events == ["start", "finished"])
    }
  }
}
