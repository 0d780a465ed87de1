// SPDX-License-Identifier: MIT
package import CoreGraphics

/// The display links that are running; the frame fires them before layout. Main thread only.
package enum DisplayLinkRegistry {
  // SAFETY: display links belong to the main thread, as frames do.
  nonisolated(unsafe) private static var links: [CADisplayLink] = []

  /// Called when a link starts, ends, pauses or changes its rate, so that the frame driver asks `nextFire` anew.
  // SAFETY: as above.
  nonisolated(unsafe) package static var onChange: (() -> Void)?

  /// How many links are running, paused ones included.
  package static var count: Int { links.count }

  /// When the next link is due; minus infinity for one that has not been called, nil when none waits.
  package static var nextFire: CFTimeInterval? { links.compactMap(\.nextFire).min() }

  /// Calls every link that is due at a frame's time; links that end or start meanwhile do no harm.
  package static func fire(at time: CFTimeInterval) {
    let current = links
    for link in current where link.isScheduled { link.fire(at: time) }
  }

  static func add(_ link: CADisplayLink) {
    guard !links.contains(where: { $0 === link }) else { return }
    links.append(link)
    changed()
  }

  static func remove(_ link: CADisplayLink) {
    guard let index = links.firstIndex(where: { $0 === link }) else { return }
    links.remove(at: index)
    changed()
  }

  static func changed() { onChange?() }
}
