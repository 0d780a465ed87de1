// SPDX-License-Identifier: MIT
import KurukuruTestSupport
import UIKit
import UIKitCore

/// What is done to each of 10,000 subviews of one view in a window: adding one may not cost more the more there are,
/// and nothing else may cost much more than adding.
@MainActor
struct ManyViews {
  private static let few = 2_500
  private static let many = 10_000
  private static let rounds = 3

  /// A row for adding, against adding to fewer; and one for each other deed, against adding.
  func rows() -> [Row] {
    let add = Self.time(.add, count: Self.many)
    return [row(.add, add, "each of 2,500", Self.time(.add, count: Self.few), limit: 2)]
      + Deed.allCases.dropFirst().map {
        row($0, Self.time($0, count: Self.many), "added", add, limit: 3)
      }
  }

  private func row(
    _ deed: Deed, _ time: Double, _ other: String, _ baseline: Double, limit: Double
  ) -> Row {
    Row(
      what: "each of 10,000 subviews \(deed.rawValue) / \(other)", measured: time / baseline,
      limit: limit,
      detail: String(format: "%.2f µs against %.2f µs", time * 1e6, baseline * 1e6))
  }

  /// Seconds for each, at best.
  private static func time(_ deed: Deed, count: Int) -> Double {
    (0..<rounds).map { _ in deed.time(count: count) / Double(count) }.min() ?? .nan
  }
}

extension ManyViews {
  /// Something done to all subviews, one after the other.
  @MainActor
  enum Deed: String, CaseIterable {
    case add = "added and shown"
    case insertBehind = "inserted behind all"
    case layOut = "moved and laid out"
    case animate = "faded, to the end"
    case bringToFront = "brought to the front"
    case sendToBack = "sent to the back"
    case removeFirst = "removed from the first"
    case removeLast = "removed from the last"
    case removeAmidst = "removed here and there"
    case drop = "dropped with their view"

    /// Seconds for all, with a frame at the end.
    func time(count: Int) -> Double {
      let harness = Harness(.init { $0.size = CGSize(width: 400, height: 400) })
      let root = UIView(frame: harness.window.bounds)
      harness.window.addSubview(root)
      let views = (0..<count).map { index in
        let view = UIView(
          frame: CGRect(x: index % 100 * 4, y: index / 100 * 4, width: 3, height: 3))
        view.backgroundColor = .red
        return view
      }
      if self != .add, self != .insertBehind { for view in views { root.addSubview(view) } }
      let driver = UIApplication.shared.frameDriver
      driver.runFrame(at: 1)
      return Stopwatch.time {
        act(root, views)
        driver.runFrame(at: 2)
        // Animations begin with their first frame, and end with this one.
        if self == .animate { driver.runFrame(at: 4) }
      }
    }

    private func act(_ root: UIView, _ views: [UIView]) {
      switch self {
      case .add: for view in views { root.addSubview(view) }
      case .insertBehind: for view in views { root.insertSubview(view, at: 0) }
      case .layOut:
        for view in views {
          view.frame.size.width += 1
          view.setNeedsLayout()
        }
      case .animate:
        UIView.animate(withDuration: 1) { for view in views { view.alpha = 0.5 } }
      case .bringToFront: for view in views { root.bringSubviewToFront(view) }
      case .sendToBack: for view in views { root.sendSubviewToBack(view) }
      case .removeFirst: for view in views { view.removeFromSuperview() }
      case .removeLast: for view in views.reversed() { view.removeFromSuperview() }
      case .removeAmidst:
        for index in views.indices { views[index * 7_919 % views.count].removeFromSuperview() }
      case .drop: root.removeFromSuperview()
      }
    }
  }
}
