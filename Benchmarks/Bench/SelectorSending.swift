// SPDX-License-Identifier: MIT
import UIKit

/// A selector sent through the table, against a stored closure of the same two arguments and result.
@MainActor
struct SelectorSending {
  private static let rounds = 31
  private static let calls = 200_000

  /// Both reach the same method, each 200,000 times a round, in turn.
  func rows() -> [Row] {
    let target = Counter()
    SelectorTable.register(Counter.self) { table in
      table.method("count:") { counter, sender, _ in
        counter.count(sender)
        return nil
      }
    }
    let selector = Selector("count:")
    let sender = NSObject()
    let stored = Self.store(target)
    var (sends, closures) = ([Double](), [Double]())
    for _ in 0..<Self.rounds {
      sends.append(
        Stopwatch.time {
          for _ in 0..<Self.calls { SelectorTable.send(selector, to: target, sender) }
        })
      closures.append(
        Stopwatch.time {
          for _ in 0..<Self.calls { _ = stored.action(sender, nil) }
        })
    }
    precondition(target.number == 2 * Self.rounds * Self.calls, "Every call arrives.")
    let scale = 1e9 / Double(Self.calls)
    let (send, closure) = (Stopwatch.median(sends) * scale, Stopwatch.median(closures) * scale)
    return [
      Row(
        what: "a selector through the table / a stored closure", measured: send / closure, limit: 3,
        detail: String(format: "%.1f ns against %.1f ns", send, closure))
    ]
  }

  /// A function that is not inlined, so that the compiler does not see through the closure.
  @inline(never)
  private static func store(_ target: Counter) -> Stored {
    Stored { sender, _ in
      target.count(sender)
      return nil
    }
  }

  /// Keeps a closure as a control would.
  @MainActor
  private final class Stored {
    let action: @MainActor (AnyObject?, AnyObject?) -> Any?

    init(_ action: @escaping @MainActor (AnyObject?, AnyObject?) -> Any?) {
      self.action = action
    }
  }

  @MainActor
  private final class Counter: NSObject {
    var number = 0

    @inline(never)
    func count(_ sender: AnyObject?) { number &+= sender == nil ? 0 : 1 }
  }
}
