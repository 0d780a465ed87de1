// SPDX-License-Identifier: MIT
import Foundation

/// A file format that is decoded, told by the first bytes.
enum ImageFormat: String {
  case png, jpeg, gif, bmp, tiff, webp

  init?(_ bytes: [UInt8]) {
    func begins(_ magic: [UInt8], at offset: Int = 0) -> Bool {
      bytes.count >= offset + magic.count
        && bytes[offset..<offset + magic.count].elementsEqual(magic)
    }
    if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(Array("GIF8".utf8)) {
      self = .gif
    } else if begins(Array("BM".utf8)) {
      self = .bmp
    } else if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// The format's name as people write it.
  var name: String { self == .webp ? "WebP" : rawValue.uppercased() }

  /// Whether the bytes go on until the format's end mark. Decoders accept a file that stops halfway.
  func isComplete(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: Self.hasPNGEnd(bytes)
    case .jpeg: Self.trimmed(bytes).suffix(2).elementsEqual([0xFF, 0xD9])
    case .gif: Self.trimmed(bytes).last == 0x3B
    case .bmp: bytes.count >= 6 && bytes.count >= Self.little(bytes, 2)
    case .webp: bytes.count >= 8 && bytes.count >= Self.little(bytes, 4) + 8
    // A directory may lie anywhere in it: the decoder tells.
    case .tiff: true
    }
  }

  /// Whether so many bytes can say what so many pixels are: decoders take memory for all that a header claims, and fill
  /// with nothing what does not come.
  func canHold(pixels: Int, _ bytes: [UInt8]) -> Bool {
    // Of one colour, a whole WebP picture is a few bytes.
    guard self != .webp else { return true }
    let bits = self == .png ? Self.bitsPerPNGPixel(bytes) : 1
    return pixels * bits / 8 <= bytes.count * Self.largestExpansion
  }

  /// What one byte becomes at most: Deflate's 1032. Pictures that are packed in other ways come to less in bits.
  private static let largestExpansion = 1032

  private static func bitsPerPNGPixel(_ bytes: [UInt8]) -> Int {
    guard bytes.count > 25 else { return 1 }
    let channels: Int
    switch bytes[25] {
    case 2: channels = 3
    case 4: channels = 2
    case 6: channels = 4
    default: channels = 1
    }
    return max(1, Int(bytes[24])) * channels
  }

  /// Whether a walk over the chunks reaches IEND.
  private static func hasPNGEnd(_ bytes: [UInt8]) -> Bool {
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard offset + 12 + length <= bytes.count else { return false }
      if bytes[offset + 4..<offset + 8].elementsEqual("IEND".utf8) { return true }
      offset += 12 + length
    }
    return false
  }

  /// Without the zeros and line ends that some writers add.
  private static func trimmed(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    var end = bytes.count
    while end > 0, [0, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    return bytes[..<end]
  }

  private static func little(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
