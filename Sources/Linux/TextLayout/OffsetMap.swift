// SPDX-License-Identifier: MIT

/// A text's UTF-8, which Pango counts in, and its UTF-16 offsets, which Apple counts in.
struct OffsetMap {
  let utf8: [UInt8]
  let utf16Count: Int

  /// The UTF-16 offset of each byte and of the end; empty when both count alike.
  private let utf16Offsets: [Int32]

  init(_ text: String) {
    utf8 = Array(text.utf8)
    utf16Count = text.utf16.count
    guard utf16Count != utf8.count else {
      utf16Offsets = []
      return
    }
    var offsets: [Int32] = []
    offsets.reserveCapacity(utf8.count + 1)
    var offset: Int32 = 0
    for byte in utf8 {
      // A continuation byte belongs to the letter before it; four-byte letters are two units.
      if byte & 0xC0 == 0x80 {
        offsets.append(max(offset - 1, 0))
        continue
      }
      offsets.append(offset)
      offset += byte >= 0xF0 ? 2 : 1
    }
    offsets.append(offset)
    utf16Offsets = offsets
  }

  /// The UTF-16 offset of a byte, clamped to the text.
  func utf16(_ byte: Int) -> Int {
    let byte = min(max(byte, 0), utf8.count)
    return utf16Offsets.isEmpty ? byte : Int(utf16Offsets[byte])
  }

  /// The byte at which the UTF-16 unit begins; in the middle of a pair, the pair's first byte.
  func byte(_ utf16: Int) -> Int {
    guard !utf16Offsets.isEmpty else { return min(max(utf16, 0), utf8.count) }
    var (low, high) = (0, utf8.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(utf16Offsets[middle]) < utf16 { low = middle + 1 } else { high = middle }
    }
    while low > 0, low < utf8.count, utf8[low] & 0xC0 == 0x80 { low -= 1 }
    return low
  }

  /// The text of some bytes.
  func text(_ bytes: Range<Int>) -> String {
    String(decoding: utf8[bytes.clamped(to: 0..<utf8.count)], as: UTF8.self)
  }

  /// Whether a letter of the paragraph asks for a hyphen where the line ends at it.
  func hasSoftHyphen(_ bytes: Range<Int>) -> Bool {
    bytes.dropLast().contains { utf8[$0] == 0xC2 && utf8[$0 + 1] == 0xAD }
  }

  /// The bytes of each paragraph without its separator; a separator at the end begins an empty one.
  var paragraphs: [Range<Int>] {
    var found: [Range<Int>] = []
    var (start, index) = (0, 0)
    while index < utf8.count {
      let length = separatorLength(at: index)
      if length > 0 {
        found.append(start..<index)
        start = index + length
      }
      index += max(length, 1)
    }
    found.append(start..<utf8.count)
    return found
  }

  private func separatorLength(at index: Int) -> Int {
    switch utf8[index] {
    case 0x0A: return 1
    case 0x0D: return index + 1 < utf8.count && utf8[index + 1] == 0x0A ? 2 : 1
    case 0xE2:
      guard index + 2 < utf8.count, utf8[index + 1] == 0x80, utf8[index + 2] == 0xA9 else {
        return 0
      }
      return 3
    default: return 0
    }
  }
}
