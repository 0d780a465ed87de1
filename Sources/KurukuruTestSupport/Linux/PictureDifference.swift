// SPDX-License-Identifier: MIT
public import CoreGraphics
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

  /// Where the pictures differ, row by row; used to draw the difference.
  private(set) var marks: [Bool] = []

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
    marks = [Bool](repeating: false, count: count)
    let width = left.width
    let left = left.premultipliedPixels()
    let right = right.premultipliedPixels()
    for pixel in 0..<count {
      for channel in pixel * 4..<pixel * 4 + 4 {
        let difference = abs(Int(left[channel]) - Int(right[channel]))
        if difference > largestChannelDifference {
          largestChannelDifference = difference
          worstPixel = CGPoint(x: pixel % width, y: pixel / width)
        }
        if difference > tolerance { marks[pixel] = true }
      }
      if marks[pixel] { differingPixels += 1 }
    }
    findBlobs(width: width)
  }

  private mutating func findBlobs(width: Int) {
    guard width > 0 else { return }
    var marks = marks
    let height = marks.count / width
    var stack: [Int] = []
    for start in marks.indices where marks[start] {
      marks[start] = false
      stack.append(start)
      var size = 0
      while let pixel = stack.popLast() {
        size += 1
        let (row, column) = pixel.quotientAndRemainder(dividingBy: width)
        for y in max(0, row - 1)...min(height - 1, row + 1) {
          for x in max(0, column - 1)...min(width - 1, column + 1) where marks[y * width + x] {
            marks[y * width + x] = false
            stack.append(y * width + x)
          }
        }
      }
      blobs += 1
      largestBlob = max(largestBlob, size)
    }
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
