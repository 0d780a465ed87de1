// SPDX-License-Identifier: MIT

/// Waits for the animations of a transaction, then runs its completion block.
final class TransactionGroup {
  private let completion: () -> Void
  private let outer: TransactionGroup?
  private var pending = 1

  /// Makes a group that waits for its transaction's commit; an outer one waits for it in turn.
  init(completion: @escaping () -> Void, outer: TransactionGroup?) {
    self.completion = completion
    self.outer = outer
    outer?.enter()
  }

  /// One more animation to wait for.
  func enter() { pending += 1 }

  /// One less; after the last one the block runs.
  func leave() {
    pending -= 1
    guard pending == 0 else { return }
    completion()
    outer?.leave()
  }
}
