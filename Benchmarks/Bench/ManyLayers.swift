// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import QuartzCore
import UIKit
import UIKitCore

/// 10,000 layers, as 100 with 100 each and as one long row: a frame in which nothing changed, and one in which
/// one property of one layer did.
@MainActor
struct ManyLayers {
  private static let commits = 5
  private static let changes = 200

  /// Two rows for each of the two shapes.
  func rows() -> [Row] { rows("100 × 100", Self.nested) + rows("flat", Self.flat) }

  private func rows(_ name: String, _ make: () -> (root: CALayer, leaves: [CALayer])) -> [Row] {
    let (first, change) = times(make)
    return [
      Row(
        what: "10,000 layers, \(name): nodes visited when nothing changed",
        measured: Double(Self.visitedNodes(make().root)), limit: 0, detail: "a whole frame"),
      Row(
        what: "10,000 layers, \(name): one change / first commit",
        measured: change / first, limit: 0.01,
        detail: String(
          format: "1/%.0f: %.1f µs against %.2f ms", first / change, change * 1e6, first * 1e3)),
    ]
  }

  /// What an application's frame visits when nothing asked for it.
  private static func visitedNodes(_ layer: CALayer) -> Int {
    let harness = Harness()
    harness.window.layer.addSublayer(layer)
    let driver = UIApplication.shared.frameDriver
    driver.runFrame(at: 1)
    precondition(driver.visitedNodes >= 10_000, "The first frame visits the layers.")
    driver.runFrame(at: 2)
    return driver.visitedNodes
  }

  /// Medians of layout, display and commit together, in seconds.
  private func times(
    _ make: () -> (root: CALayer, leaves: [CALayer])
  ) -> (first: Double, change: Double) {
    var (firsts, changes) = ([Double](), [Double]())
    for _ in 0..<Self.commits {
      let (root, leaves) = make()
      let tree = LayerTree(root: root)
      firsts.append(Stopwatch.time { Self.runPasses(tree, at: 1) })
      for index in 0..<Self.changes {
        let layer = leaves[index * 7_919 % leaves.count]
        changes.append(
          Stopwatch.time {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = layer.opacity == 1 ? 0.5 : 1
            CATransaction.commit()
            Self.runPasses(tree, at: 1)
          })
      }
    }
    return (Stopwatch.median(firsts), Stopwatch.median(changes))
  }

  private static func runPasses(_ tree: LayerTree, at time: Double) {
    tree.layoutPass()
    tree.displayPass()
    _ = tree.commit(at: time)
  }

  private static func nested() -> (root: CALayer, leaves: [CALayer]) {
    let root = CALayer()
    var leaves: [CALayer] = []
    for _ in 0..<100 {
      let group = CALayer()
      group.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      for index in 0..<100 { leaves.append(leaf(index, in: group)) }
      root.addSublayer(group)
    }
    return (root, leaves)
  }

  private static func flat() -> (root: CALayer, leaves: [CALayer]) {
    let root = CALayer()
    return (root, (0..<10_000).map { leaf($0, in: root) })
  }

  private static func leaf(_ index: Int, in superlayer: CALayer) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: index % 100, y: index / 100, width: 10, height: 10)
    layer.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    superlayer.addSublayer(layer)
    return layer
  }
}
