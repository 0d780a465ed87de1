// SPDX-License-Identifier: MIT
internal import Foundation

/// The first pass: all that the host has told since the last frame, in its order.
@MainActor
struct EventPass {
  private var queue: [HostEvent] = []

  /// Whether nothing has been told since the last run.
  var isEmpty: Bool { queue.isEmpty }

  /// Keeps an event until the pass runs; moves of one finger in a row become one.
  mutating func enqueue(_ event: HostEvent) {
    if case .touch(let new) = event, new.phase == .moved,
      case .touch(let last) = queue.last, last.phase == .moved,
      last.identifier == new.identifier, last.window === new.window
    {
      queue.removeLast()
    }
    queue.append(event)
  }

  /// Hands all events over, those that arrive meanwhile too.
  mutating func run(in application: UIApplication) {
    while !queue.isEmpty {
      let events = queue
      queue = []
      for event in events { application.handle(event) }
    }
  }
}
