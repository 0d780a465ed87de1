// SPDX-License-Identifier: MIT
import QuartzCore
import Testing

extension LayerSuite {
  struct HierarchyTests {
    private let root = CALayer()
    private let a = CALayer()
    private let b = CALayer()
    private let c = CALayer()

    init() {
      for (layer, name) in [(a, "a"), (b, "b"), (c, "c")] {
        layer.name = name
        root.addSublayer(layer)
      }
    }

    private var names: String { (root.sublayers ?? []).compactMap(\.name).joined() }

    @Test func `layers are inserted at, below and above`() {
      root.insertSublayer(c, at: 0)
      #expect(names == "cab")
      root.insertSublayer(c, above: a)
      #expect(names == "acb")
      root.insertSublayer(b, below: a)
      #expect(names == "bac")
      root.insertSublayer(b, at: 99)
      #expect(names == "acb")
      root.insertSublayer(a, above: a)
      #expect(names == "acb")
    }

    @Test func `adding again brings to the front`() {
      root.addSublayer(a)
      #expect(names == "bca")
    }

    @Test func `replacing takes the place`() {
      let d = CALayer()
      d.name = "d"
      root.replaceSublayer(b, with: d)
      #expect(names == "adc")
      #expect(b.superlayer == nil && d.superlayer === root)
    }

    @Test func `a layer has one superlayer`() {
      let other = CALayer()
      other.addSublayer(b)
      #expect(names == "ac")
      #expect(b.superlayer === other)
    }

    @Test func `the list can be set as a whole`() {
      root.sublayers = [c, a]
      #expect(names == "ca")
      #expect(b.superlayer == nil)
      root.sublayers = nil
      #expect(root.sublayers == nil)
    }

    @Test func `putting a layer into itself is misuse`() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let outer = CALayer()
        let inner = CALayer()
        outer.addSublayer(inner)
        inner.addSublayer(outer)
      }
      #expect(try #require(result).message.contains("A CALayer cannot be put into itself"))
    }
  }
}
