// SPDX-License-Identifier: MIT

/// The checksums of a PNG file's chunks.
enum PNGChecksums {
  /// A PNG file with right checksums as far as its chunks can be followed; other bytes as they are.
  static func mend(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return bytes }
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { break }
      let sum = checksum(bytes[start + 4..<end])
      for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index)) }
      start = end + 4
    }
    return bytes
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
  }
}
