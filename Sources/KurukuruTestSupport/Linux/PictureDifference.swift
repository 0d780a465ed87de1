// SPDX-License-Identifier: MIT
public import CoreGraphics
import Glibc
public import Testing

/// How two pictures differ: by pixels, and by the connected blobs of them.
///
/// A share of equal pixels alone has hidden missing letters; a blob cannot hide.
public struct PictureDifference: Equatable, Sendable {
  /// How many pixels differ by more than the tolerance in some channel.
  public private(set) var differingPixels = 0

  /// How many groups the differing pixels form; those that touch, if only by a corner, are one group.
  public private(set) var blobs = 0

  /// The size in pixels of the largest group of differing pixels.
  public private(set) var largestBlob = 0

  /// The largest difference of a channel, out of 255; also what the tolerance allows.
  public private(set) var largestChannelDifference = 0

  /// The pixel with the largest difference of a channel, the uppermost of several, counted from (0, 0) at the top left;
  /// `nil` where the pictures are the same or differ in size.
  public private(set) var worstPixel: CGPoint?

  /// Whether the sizes differ, in which case every pixel counts as different, all in one blob.
  public private(set) var sizesDiffer = false

  /// Whether no pixel differs.
  public var isEmpty: Bool { differingPixels == 0 && !sizesDiffer }

  /// Where the pictures differ, to draw the difference.
  private(set) var marks = PixelRuns()

  /// Compares two pictures, pixel by pixel.
  ///
  /// - Parameter tolerance: How much a channel may differ, out of 255; 0 by default.
  public init(_ left: CGImage, _ right: CGImage, tolerance: Int = 0) {
    let count = left.width * left.height
    guard left.width == right.width, left.height == right.height else {
      sizesDiffer = true
      differingPixels = count
      blobs = 1
      largestBlob = count
      return
    }
    let (width, height) = (left.width, left.height)
    let left = left.premultipliedPixels()
    let right = right.premultipliedPixels()
    left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        for row in 0..<height {
          let bytes = row * width * 4..<(row + 1) * width * 4
          let (left, right) = (
            UnsafeRawBufferPointer(rebasing: left[bytes]),
            UnsafeRawBufferPointer(rebasing: right[bytes])
          )
          compare(left, right, row: row, tolerance: tolerance)
        }
      }
    }
    differingPixels = marks.count
    let sizes = marks.blobSizes
    blobs = sizes.count
    largestBlob = sizes.max() ?? 0
  }

  private mutating func compare(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, row: Int, tolerance: Int
  ) {
    // Most rows are the same, and who runs tests seldom has this loop optimised.
    guard let start = left.baseAddress, let other = right.baseAddress,
      memcmp(start, other, left.count) != 0
    else { return }
    var begin: Int?
    for column in 0..<left.count / 4 {
      if difference(left, right, row: row, column: column) > tolerance {
        begin = begin ?? column
      } else if let columns = begin.map({ $0..<column }) {
        marks.append(columns, inRow: row)
        begin = nil
      }
    }
    if let begin { marks.append(begin..<left.count / 4, inRow: row) }
  }

  /// The pixel's largest difference of a channel, which is noted when it is the worst.
  private mutating func difference(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, row: Int, column: Int
  ) -> Int {
    let place = column * 4
    if left.load(fromByteOffset: place, as: UInt32.self)
      == right.load(fromByteOffset: place, as: UInt32.self)
    {
      return 0
    }
    var largest = 0
    for channel in place..<place + 4 {
      largest = max(largest, abs(Int(left[channel]) - Int(right[channel])))
    }
    if largest > largestChannelDifference {
      largestChannelDifference = largest
      worstPixel = CGPoint(x: column, y: row)
    }
    return largest
  }
}

extension PictureDifference: CustomStringConvertible, CustomTestStringConvertible {
  /// The figures in one line, without the place of every pixel.
  public var description: String {
    if sizesDiffer { return "the sizes differ" }
    guard let worstPixel else { return "no difference" }
    let place = "(\(Int(worstPixel.x)), \(Int(worstPixel.y)))"
    let worst = "worst: \(largestChannelDifference) of 255 at \(place)"
    if isEmpty { return "no difference beyond the tolerance, \(worst)" }
    return "pixels: \(differingPixels), blobs: \(blobs), largest blob: \(largestBlob), \(worst)"
  }

  /// The same line, which a failing expectation prints.
  public var testDescription: String { description }
}

extension CGImage {
  /// The picture's bytes, four a pixel, row by row without padding: blue, green, red, alpha, premultiplied.
  package func premultipliedPixels() -> [UInt8] {
    surface.withPixels { bytes in
      var pixels: [UInt8] = []
      pixels.reserveCapacity(width * height * 4)
      for row in 0..<height {
        pixels += bytes[row * surface.stride..<row * surface.stride + width * 4]
      }
      return pixels
    }
  }
}
