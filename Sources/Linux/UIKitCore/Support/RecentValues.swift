// SPDX-License-Identifier: MIT

/// A cache that forgets what has not been asked for lately, and never what has.
///
/// Two generations of half the limit each: a value that is asked for moves to the young one, and when that is
/// full it becomes the old one, whose values nobody wanted meanwhile.
struct RecentValues<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let generationLimit: Int

  /// A cache of at most `limit` values; the last half of them asked for are always there.
  init(limit: Int) {
    generationLimit = max(limit / 2, 1)
  }

  /// The value that was kept for the key; setting one keeps it.
  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      keep(value, for: key)
      return value
    }
    set {
      old[key] = nil
      if let newValue { keep(newValue, for: key) } else { young[key] = nil }
    }
  }

  private mutating func keep(_ value: Value, for key: Key) {
    if young.count >= generationLimit, young[key] == nil {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
