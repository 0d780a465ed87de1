// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import UIKit
import UIKitCore

/// Labels placed by constraints: a chain, each below the former one, may not cost much more than as many that know
/// nothing of each other, and taking them away may not cost more than adding.
@MainActor
struct ManyConstraints {
  private static let count = 800
  private static let rounds = 3

  /// A row for adding and one for removing.
  func rows() -> [Row] {
    let (apart, removed) = Self.times(isChained: false)
    let (chained, _) = Self.times(isChained: true)
    return [
      row("each of 800 labels in a chain / each that is apart", chained, apart, limit: 3),
      row("each of 800 constrained labels removed / added", removed, apart, limit: 1),
    ]
  }

  private func row(_ what: String, _ time: Double, _ other: Double, limit: Double) -> Row {
    Row(
      what: what, measured: time / other, limit: limit,
      detail: String(format: "%.1f µs against %.1f µs", time * 1e6, other * 1e6))
  }

  /// Seconds for each label, at best, with the frame that shows the change.
  private static func times(isChained: Bool) -> (add: Double, remove: Double) {
    var (add, remove) = (Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      let harness = Harness(.init { $0.size = CGSize(width: 400, height: 400) })
      let root = UIView(frame: harness.window.bounds)
      harness.window.addSubview(root)
      let driver = UIApplication.shared.frameDriver
      driver.runFrame(at: 1)
      add = min(
        add,
        Stopwatch.time {
          fill(root, isChained: isChained)
          driver.runFrame(at: 2)
        })
      let views = root.subviews
      remove = min(
        remove,
        Stopwatch.time {
          for view in views { view.removeFromSuperview() }
          driver.runFrame(at: 3)
        })
    }
    return (add / Double(count), remove / Double(count))
  }

  private static func fill(_ root: UIView, isChained: Bool) {
    var last: UILabel?
    for index in 0..<count {
      let label = UILabel()
      label.text = "Row"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      let anchor = isChained ? last?.bottomAnchor ?? root.topAnchor : root.topAnchor
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: anchor, constant: isChained ? 1 : CGFloat(index)),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
        label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -4),
      ])
      last = label
    }
  }
}
