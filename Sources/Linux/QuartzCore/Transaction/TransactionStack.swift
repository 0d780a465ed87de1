// SPDX-License-Identifier: MIT
import CoreGraphics

/// The open transactions, innermost last, over an implicit one that opens by itself.
enum TransactionStack {
  /// The settings of one transaction.
  struct Settings {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
    var values: [String: Any] = [:]
    /// What waits for this transaction's own block.
    var group: TransactionGroup?
    /// The nearest group further out.
    var outerGroup: TransactionGroup?
  }

  // SAFETY: transactions belong to the main thread, as layers do.
  nonisolated(unsafe) private static var open: [Settings] = []
  nonisolated(unsafe) private static var implicit: Settings?
  nonisolated(unsafe) private static let initial = Settings()
  nonisolated(unsafe) static var onImplicitTransaction: (() -> Void)?

  static var current: Settings { open.last ?? implicit ?? initial }

  /// Read by every setter, so it copies nothing.
  static var disablesActions: Bool {
    if open.isEmpty { return implicit?.disablesActions ?? false }
    return open[open.count - 1].disablesActions
  }

  static func begin() {
    var inner = current
    inner.outerGroup = inner.group ?? inner.outerGroup
    inner.group = nil
    open.append(inner)
  }

  static func commit() {
    guard let closed = open.popLast() else {
      flush()
      return
    }
    closed.group?.leave()
  }

  static func flush() {
    guard open.isEmpty, let closed = implicit else { return }
    implicit = nil
    closed.group?.leave()
  }

  static func change(_ body: (inout Settings) -> Void) {
    if !open.isEmpty {
      body(&open[open.count - 1])
      return
    }
    var settings = implicit ?? initial
    body(&settings)
    let opens = implicit == nil
    implicit = settings
    if opens { onImplicitTransaction?() }
  }

  static func setCompletion(_ block: (() -> Void)?) {
    var replaced: TransactionGroup?
    change { settings in
      replaced = settings.group
      settings.completion = block
      settings.group = block.map {
        TransactionGroup(completion: $0, outer: settings.outerGroup)
      }
    }
    // The former block waits only for what was added before.
    replaced?.leave()
  }

  /// The group that an animation added now makes wait.
  static func joinGroup() -> TransactionGroup? {
    let settings = current
    let group = settings.group ?? settings.outerGroup
    group?.enter()
    return group
  }
}
