// SPDX-License-Identifier: MIT
import Foundation

/// Image files for tests.
enum Samples {
  /// Eight by eight red pixels.
  static let jpeg = Data(base64Encoded: jpegText, options: .ignoreUnknownCharacters) ?? Data()

  private static let jpegText = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R
    DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIAAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAA
    CP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAHCf/EABQRAQAAAAAAAAAAAAAAAAAA
    AAD/2gAMAwEAAhEDEQA/ADoDFU3/2Q==
    """

  /// A PNG whose header claims a size and which has no pixels; its checksums are right.
  static func png(width: UInt32, height: UInt32) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    data += chunk("IHDR", big(width) + big(height) + [8, 2, 0, 0, 0])
    data += chunk("IDAT", [0x78, 0x9C, 3, 0, 0, 0, 0, 1])
    return data + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + body
    return big(UInt32(body.count)) + content + big(checksum(content))
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(value >> UInt32($0) & 255) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
