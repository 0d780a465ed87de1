// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension LayerSuite {
  struct LayoutTests {
    private let stage = Stage()

    final class Box: CALayer {
      var log: (String) -> Void = { _ in }
      var onLayout: (Box) -> Void = { _ in }
      override func layoutSublayers() {
        log(name ?? "")
        onLayout(self)
      }
    }

    final class Log { var text = "" }

    private let log = Log()

    private func box(_ name: String, in parent: CALayer) -> Box {
      let box = Box()
      box.name = name
      box.log = { [log] in log.text += $0 }
      parent.addSublayer(box)
      return box
    }

    @Test func `layout runs from the root down, once each`() {
      let a = box("a", in: stage.root)
      let b = box("b", in: a)
      b.setNeedsLayout()
      a.setNeedsLayout()
      stage.frame()
      stage.frame()
      #expect(log.text == "ab")
    }

    @Test func `a new size and a new sublayer ask for layout`() {
      let a = box("a", in: stage.root)
      stage.frame()
      a.position.x = 7
      stage.frame()
      #expect(log.text == "")
      a.bounds.size.width = 7
      stage.frame()
      #expect(log.text == "a")
      a.addSublayer(CALayer())
      stage.frame()
      #expect(log.text == "aa")
    }

    @Test func `layout asked for by layout runs in the same pass`() {
      let a = box("a", in: stage.root)
      let b = box("b", in: a)
      var again = 2
      b.onLayout = { [weak a] _ in
        if again > 0 {
          again -= 1
          a?.setNeedsLayout()
        }
      }
      b.setNeedsLayout()
      a.onLayout = { [weak b] _ in b?.setNeedsLayout() }
      stage.frame()
      #expect(log.text == "ababab")
      #expect(!a.needsLayout() && !b.needsLayout())
    }

    @Test func `laying out now starts at the topmost that waits`() {
      let a = box("a", in: stage.root)
      let b = box("b", in: a)
      stage.frame()
      log.text = ""
      a.setNeedsLayout()
      b.setNeedsLayout()
      b.layoutIfNeeded()
      #expect(log.text == "ab")
    }

    @Test func `work that comes with a subtree is found`() {
      let holder = CALayer()
      let a = box("a", in: holder)
      a.setNeedsLayout()
      stage.root.addSublayer(holder)
      stage.frame()
      #expect(log.text == "a")
    }

    // Assertions are for debug builds.
    #if DEBUG
      @Test func `layout that never ends is an assertion`() async {
        await #expect(processExitsWith: .failure) {
          final class Endless: CALayer {
            override func layoutSublayers() { setNeedsLayout() }
          }
          let endless = Endless()
          endless.setNeedsLayout()
          endless.layoutIfNeeded()
        }
      }
    #endif
  }
}
