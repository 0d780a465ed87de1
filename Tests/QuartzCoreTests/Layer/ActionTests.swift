// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension LayerSuite {
  struct ActionTests {
    private let stage = Stage()

    final class Delegate: NSObject, CALayerDelegate {
      var answer: (any CAAction)?
      var asked: [String] = []

      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return answer
      }
    }

    final class Recorder: CAAction {
      var keys: [String] = []

      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        keys.append(event)
      }
    }

    @Test func `the delegate's null suppresses animation`() {
      let layer = stage.addLayer()
      let delegate = Delegate()
      delegate.answer = NSNull()
      layer.delegate = delegate
      layer.opacity = 0.5
      #expect(delegate.asked == ["opacity"])
      #expect(layer.animationKeys() == nil)
    }

    @Test func `a delegate without an answer lets the search go on`() {
      let layer = stage.addLayer()
      let delegate = Delegate()
      layer.delegate = delegate
      let recorder = Recorder()
      layer.actions = ["opacity": recorder]
      layer.opacity = 0.5
      layer.cornerRadius = 3
      #expect(recorder.keys == ["opacity"])
      #expect(layer.animationKeys() == ["cornerRadius"])
    }

    @Test func `an action sees the new value`() {
      final class Reader: CAAction {
        var value: Float?
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
          value = (anObject as? CALayer)?.opacity
        }
      }
      let layer = stage.addLayer()
      let reader = Reader()
      layer.actions = ["opacity": reader]
      layer.opacity = 0.5
      #expect(reader.value == 0.5)
    }

    @Test func `setting the same value asks nobody`() {
      let layer = stage.addLayer()
      let delegate = Delegate()
      layer.delegate = delegate
      layer.opacity = 1
      layer.frame = layer.frame
      #expect(delegate.asked.isEmpty)
    }

    @Test func `a class may have default actions`() {
      final class Still: CALayer {
        override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
      }
      let layer = Still()
      stage.root.addSublayer(layer)
      stage.frame()
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
    }
  }
}
