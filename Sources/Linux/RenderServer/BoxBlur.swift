// SPDX-License-Identifier: MIT
import Foundation

/// Blurs bytes by three boxes, which comes within 3 % of a Gauss curve.
enum BoxBlur {
  /// Blurs a plane of bytes in place; what lies outside counts as 0.
  static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, sigma: Double
  ) {
    let boxes = sizes(sigma: sigma).filter { $0 > 1 }
    guard !boxes.isEmpty else { return }
    let length = max(width, height)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { line in
      guard let line = line.baseAddress else { return }
      for box in boxes {
        for row in 0..<height { pass(bytes + row * stride, 1, width, box, line) }
        for column in 0..<width { pass(bytes + column, stride, height, box, line) }
      }
    }
  }

  /// Three odd widths whose boxes together have the variance of the Gauss curve.
  static func sizes(sigma: Double) -> [Int] {
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    var low = Int(ideal)
    if low % 2 == 0 { low -= 1 }
    let number = Double(low)
    let count = (12 * sigma * sigma - 3 * number * number - 12 * number - 9) / (-4 * number - 4)
    return (0..<3).map { $0 < Int(count.rounded()) ? low : low + 2 }
  }

  private static func pass(
    _ bytes: UnsafeMutablePointer<UInt8>, _ step: Int, _ count: Int, _ box: Int,
    _ line: UnsafeMutablePointer<UInt8>
  ) {
    let half = box / 2
    // A fraction of 2^16 takes the place of a division for each byte.
    let factor = (65_536 + box / 2) / box
    var sum = 0
    for index in 0..<min(half, count) { sum += Int(bytes[index * step]) }
    for index in 0..<count {
      if index + half < count { sum += Int(bytes[(index + half) * step]) }
      if index > half { sum -= Int(bytes[(index - half - 1) * step]) }
      line[index] = UInt8(truncatingIfNeeded: min((sum * factor + 32_768) >> 16, 255))
    }
    for index in 0..<count { bytes[index * step] = line[index] }
  }
}
