// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension LayerSuite {
  struct ManySublayersTests {
    private let stage = Stage()

    private func layers(_ count: Int) -> [CALayer] {
      (0..<count).map { index in
        let layer = CALayer()
        layer.frame = CGRect(x: index % 20, y: index / 20, width: 1, height: 1)
        layer.backgroundColor = .red
        return layer
      }
    }

    /// Whatever was done before, each sublayer is found and changes its own chunk.
    @Test(arguments: 1...4)
    func `hundreds of moves leave the order that an array would have`(seed: Int) {
      var random = UInt64(seed)
      func next(below limit: Int) -> Int {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(random >> 33) % limit
      }
      let all = layers(300)
      var expected: [CALayer] = []
      for step in 0..<1_500 {
        let layer = all[next(below: all.count)]
        let old = expected.firstIndex { $0 === layer }
        switch next(below: 5) {
        case 0:
          layer.removeFromSuperlayer()
          if let old { expected.remove(at: old) }
        case 1:
          if let old { expected.remove(at: old) }
          let place = next(below: expected.count + 1)
          expected.insert(layer, at: place)
          stage.root.insertSublayer(layer, at: UInt32(place))
        case 2, 3:
          let sibling = all[next(below: all.count)]
          guard sibling !== layer, sibling.superlayer != nil else { continue }
          if let old { expected.remove(at: old) }
          guard let place = expected.firstIndex(where: { $0 === sibling }) else { continue }
          let isAbove = step.isMultiple(of: 2)
          expected.insert(layer, at: isAbove ? place + 1 : place)
          isAbove
            ? stage.root.insertSublayer(layer, above: sibling)
            : stage.root.insertSublayer(layer, below: sibling)
        default:
          if let old { expected.remove(at: old) }
          expected.append(layer)
          stage.root.addSublayer(layer)
        }
        if step.isMultiple(of: 37) { stage.frame() }
      }
      #expect((stage.root.sublayers ?? []) == expected)
      for (index, layer) in expected.enumerated() { #expect(stage.root.index(of: layer) == index) }
      stage.frame()
      guard let last = expected.last else { return }
      withoutActions { last.backgroundColor = .blue }
      #expect(stage.text().contains("rgba(0 0 1 1)"))
    }

    @Test func `a layer elsewhere, and a mask, have no index`() {
      let mask = CALayer()
      stage.root.mask = mask
      #expect(stage.root.index(of: mask) == nil)
      #expect(stage.root.index(of: CALayer()) == nil)
    }
  }
}
