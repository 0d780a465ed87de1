// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension LayerSuite {
  struct CATransactionTests {
    private let stage = Stage()

    /// A flag that blocks can raise.
    final class Flag { var count = 0 }

    private func fade(_ layer: CALayer, _ duration: Double, key: String? = nil) {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.duration = duration
      layer.add(fade, forKey: key)
    }

    @Test func `a change of a shown layer animates for a quarter of a second`() {
      let layer = stage.addLayer()
      layer.opacity = 0
      #expect(layer.opacity == 0)
      stage.frame(at: 1)
      #expect(layer.shown(\.opacity, at: 1) == 1)
      #expect(isClose(CGFloat(layer.shown(\.opacity, at: 1.125)), 0.5, within: 1e-6))
      stage.frame(at: 1.25)
      #expect(layer.animationKeys() == nil)
    }

    @Test func `a layer that was never shown does not animate by itself`() {
      let layer = CALayer()
      stage.root.addSublayer(layer)
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
    }

    @Test func `a second change goes on from what is shown`() {
      let layer = stage.addLayer()
      layer.position.x = 100
      stage.frame(at: 0)
      MediaTime.withFrame(0.125) { layer.position.x = 0 }
      stage.frame(at: 0.125)
      #expect(isClose(layer.shown(\.position.x, at: 0.125), 60))
    }

    @Test func `disabled actions change at once`() {
      let layer = stage.addLayer()
      withoutActions { layer.opacity = 0.5 }
      #expect(layer.animationKeys() == nil)
    }

    @Test func `a nested transaction inherits and does not leak`() {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      #expect(CATransaction.disableActions())
      CATransaction.setAnimationDuration(3)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(!CATransaction.disableActions())
    }

    @Test func `a completion waits for the longest animation`() {
      let layer = stage.addLayer()
      let flag = Flag()
      CATransaction.begin()
      CATransaction.setCompletionBlock { flag.count += 1 }
      fade(layer, 1, key: "a")
      fade(layer, 2, key: "b")
      CATransaction.commit()
      stage.frame(at: 0)
      stage.frame(at: 1.5)
      #expect(flag.count == 0)
      stage.frame(at: 2)
      #expect(flag.count == 1)
    }

    @Test func `a completion with nothing to wait for runs at the commit`() {
      let flag = Flag()
      CATransaction.begin()
      CATransaction.setCompletionBlock { flag.count += 1 }
      #expect(flag.count == 0)
      CATransaction.commit()
      #expect(flag.count == 1)
    }

    @Test func `animations taken away count as ended`() {
      let layer = stage.addLayer()
      let flag = Flag()
      CATransaction.begin()
      CATransaction.setCompletionBlock { flag.count += 1 }
      fade(layer, 1)
      CATransaction.commit()
      stage.frame(at: 0)
      layer.removeAllAnimations()
      #expect(flag.count == 1)
    }

    @Test func `an outer completion waits for inner animations`() {
      let layer = stage.addLayer()
      let (outer, inner) = (Flag(), Flag())
      CATransaction.begin()
      CATransaction.setCompletionBlock { outer.count += 1 }
      CATransaction.begin()
      CATransaction.setCompletionBlock { inner.count += 1 }
      fade(layer, 1)
      CATransaction.commit()
      CATransaction.commit()
      #expect(outer.count == 0 && inner.count == 0)
      stage.frame(at: 0)
      stage.frame(at: 1)
      #expect(outer.count == 1 && inner.count == 1)
    }

    @Test func `the implicit transaction is committed by the frame`() {
      let flag = Flag()
      let asked = Flag()
      CATransaction.onImplicitTransaction = { asked.count += 1 }
      CATransaction.setCompletionBlock { flag.count += 1 }
      CATransaction.onImplicitTransaction = nil
      #expect(asked.count == 1)
      #expect(flag.count == 0)
      stage.frame()
      #expect(flag.count == 1)
    }

    @Test func `a layer that leaves ends its animations at the next frame`() {
      let layer = stage.addLayer()
      let listener = AnimationListener()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 5
      fade.delegate = listener
      layer.add(fade, forKey: nil)
      stage.frame(at: 0)
      layer.removeFromSuperlayer()
      stage.frame(at: 1)
      #expect(listener.events == ["start", "interrupted"])
      #expect(stage.tree.animatingLayerCount == 0)
    }

    @Test func `a layer that moves within its window goes on`() {
      let layer = stage.addLayer()
      let other = stage.addLayer()
      fade(layer, 5, key: "fade")
      stage.frame(at: 0)
      other.addSublayer(layer)
      stage.frame(at: 1)
      #expect(layer.animationKeys() == ["fade"])
    }
  }
}
