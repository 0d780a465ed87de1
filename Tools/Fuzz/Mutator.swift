// SPDX-License-Identifier: MIT

/// Changes bytes in the ways that break parsers: flips, cuts, repeats, swaps, and numbers at the edge.
struct Mutator {
  private var state: UInt64

  /// The same seed gives the same changes.
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Strings that are of interest to the formats that we read.
  private static let tokens = [
    "NaN", "inf", "-1", "1e308", "99999999999999999999", "<!DOCTYPE x>", "]]>", "&#0;", "&amp;",
    "\"",
    "id=\"8bC-Xf-vdC\"", "</view>", "<view>", "customClass=\"NSObject\"", "\u{0}", "\u{FEFF}", "é",
  ].map { Array($0.utf8) }

  /// One of the seeds with up to eight changes.
  mutating func mutate(_ seeds: [[UInt8]]) -> [UInt8] {
    var bytes = seeds[below(seeds.count)]
    for _ in 0...below(8) where !bytes.isEmpty { change(&bytes, seeds) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ seeds: [[UInt8]]) {
    let place = below(bytes.count)
    let end = min(bytes.count, place + 1 + below(64))
    switch below(8) {
    case 0: bytes[place] ^= 1 << UInt8(below(8))
    case 1: bytes[place] = UInt8(below(256))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.insert(contentsOf: Self.tokens[below(Self.tokens.count)], at: place)
    case 5: bytes.removeLast(bytes.count - place)
    case 6:
      let other = seeds[below(seeds.count)]
      guard !other.isEmpty else { return }
      let start = below(other.count)
      bytes.insert(contentsOf: other[start..<min(other.count, start + 256)], at: place)
    default:
      for index in place..<end { bytes[index] = below(2) == 0 ? 0xFF : 0x00 }
    }
  }

  /// A number from 0 to one less than `limit`.
  private mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(limit, 1)))
  }
}
