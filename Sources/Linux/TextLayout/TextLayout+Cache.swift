// SPDX-License-Identifier: MIT
package import Foundation
import Synchronization

extension TextLayout {
  private struct Key: Hashable {
    let text: String
    let runs: [TextRun]
    let options: TextOptions
  }

  private struct Cache: ~Copyable {
    var young: [Key: TextLayout] = [:]
    var old: [Key: TextLayout] = [:]
  }

  /// How many layouts one generation holds; with the second, twice as many are alive at most.
  private static let generationLimit = 512

  private static let cache = Mutex(Cache())

  /// The same as the initialiser, but what was set lately is not set again.
  package static func layout(
    _ text: String, runs: [TextRun], options: TextOptions = TextOptions()
  ) -> TextLayout {
    let key = Key(text: text, runs: runs, options: options)
    let known = cache.withLock { cache -> TextLayout? in
      if let layout = cache.young[key] { return layout }
      guard let layout = cache.old[key] else { return nil }
      keep(layout, key, &cache)
      return layout
    }
    if let known { return known }
    let layout = TextLayout(text, runs: runs, options: options)
    cache.withLock { keep(layout, key, &$0) }
    return layout
  }

  /// A text's size in one look, not rounded.
  package static func measure(
    _ text: String, typeface: Typeface, options: TextOptions = TextOptions()
  ) -> CGSize {
    let run = TextRun(range: 0..<text.utf16.count, typeface: typeface)
    return layout(text, runs: [run], options: options).size
  }

  private static func keep(_ layout: TextLayout, _ key: Key, _ cache: inout Cache) {
    if cache.young.count >= generationLimit {
      cache.old = cache.young
      cache.young = [:]
    }
    cache.young[key] = layout
  }
}
