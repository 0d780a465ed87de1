// SPDX-License-Identifier: MIT

/// Changes bytes in the ways that break parsers: flips, cuts, repeats, swaps, and numbers at the edge.
struct Mutator {
  private var state: UInt64
  private let tokens: [[UInt8]]

  /// The same seed gives the same changes; the tokens are put in as they are.
  init(seed: UInt64, tokens: [String]) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    self.tokens = tokens.map { Array($0.utf8) }
  }

  /// One of the seeds with few changes, rarely many; half of the time only such as leave the file well formed.
  mutating func mutate(_ seeds: [[UInt8]]) -> [UInt8] {
    var bytes = seeds[below(seeds.count)]
    let isGentle = coin()
    repeat {
      guard !bytes.isEmpty else { break }
      if isGentle { rearrange(&bytes, seeds) } else { change(&bytes, seeds) }
    } while below(3) > 0
    return bytes
  }

  private mutating func rearrange(_ bytes: inout [UInt8], _ seeds: [[UInt8]]) {
    let place = below(bytes.count)
    switch below(5) {
    case 0: moveLine(in: &bytes, from: place, keepsOriginal: true)
    case 1: moveLine(in: &bytes, from: place, keepsOriginal: false)
    default: replaceValue(in: &bytes, from: place, seeds)
    }
  }

  private mutating func change(_ bytes: inout [UInt8], _ seeds: [[UInt8]]) {
    let place = below(bytes.count)
    let end = min(bytes.count, place + 1 + below(64))
    switch below(8) {
    case 0: bytes[place] ^= 1 << UInt8(below(8))
    case 1: bytes[place] = UInt8(below(256))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.insert(contentsOf: tokens[below(tokens.count)], at: place)
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

  /// Puts a token, or a value from elsewhere, between the next pair of quotation marks: an XML file stays well formed.
  private mutating func replaceValue(
    in bytes: inout [UInt8], from place: Int, _ seeds: [[UInt8]]
  ) {
    guard let value = quoted(in: bytes, from: place) else { return }
    let other = seeds[below(seeds.count)]
    let replacement =
      below(2) == 0 ? nil : quoted(in: other, from: below(other.count)).map { Array(other[$0]) }
    bytes.replaceSubrange(value, with: replacement ?? tokens[below(tokens.count)])
  }

  /// What is between the next two quotation marks.
  private func quoted(in bytes: [UInt8], from place: Int) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    guard let open = bytes[place...].firstIndex(of: quote),
      let close = bytes[(open + 1)...].firstIndex(of: quote)
    else { return nil }
    return open + 1..<close
  }

  /// Repeats the next line somewhere else, or moves it there: an element often is a line.
  private mutating func moveLine(in bytes: inout [UInt8], from place: Int, keepsOriginal: Bool) {
    guard let start = bytes[place...].firstIndex(of: 0x0A),
      let end = bytes[(start + 1)...].firstIndex(of: 0x0A)
    else { return }
    let line = Array(bytes[start..<end])
    if !keepsOriginal { bytes.removeSubrange(start..<end) }
    let target = bytes[below(bytes.count)...].firstIndex(of: 0x0A) ?? bytes.count
    bytes.insert(contentsOf: line, at: target)
  }

  /// Chooses by chance.
  mutating func coin() -> Bool { below(2) == 0 }

  /// A number from 0 to one less than `limit`.
  private mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(limit, 1)))
  }
}
