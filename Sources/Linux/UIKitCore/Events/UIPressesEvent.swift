// SPDX-License-Identifier: MIT

/// Keys going down or up.
///
/// Counterpart: `UIPressesEvent`.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// What `allPresses` answers, in the order in which they began.
  package final var presses: [UIPress] = []

  package override init() { super.init() }

  /// `.presses`.
  open override var type: EventType { .presses }

  /// All keys that are down, or have just gone up.
  open var allPresses: Set<UIPress> { Set(presses) }
}
