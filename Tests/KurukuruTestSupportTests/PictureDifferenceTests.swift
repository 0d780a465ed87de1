// SPDX-License-Identifier: MIT
import CoreGraphics
import KurukuruTestSupport
import Testing

struct PictureDifferenceTests {
  @Test func `A failing expectation says how many pixels, how many blobs, and the worst place`() {
    let difference = PictureDifference(
      picture(red: 0.5), picture(red: 0.5, dots: [(1, 1), (2, 2), (5, 0)]))
    let text = String(describingForTest: difference)
    #expect(text.contains("pixels: 3"))
    #expect(text.contains("blobs: 2"))
    #expect(text.contains("(5, 0)"))
    #expect(text.count < 200)
  }

  @Test(arguments: [
    ([(0, 0), (1, 1), (2, 0), (3, 1)], 1, 4), ([(0, 0), (2, 0), (1, 2)], 3, 1),
    ([(0, 0), (0, 1), (2, 0), (2, 1), (1, 2), (5, 3)], 2, 5), ([], 0, 0),
    ([(5, 0), (0, 1), (1, 1)], 2, 2),
  ])
  func `Pixels that touch, if only by a corner, are one blob`(
    dots: [(x: Int, y: Int)], blobs: Int, largest: Int
  ) {
    let difference = PictureDifference(picture(red: 1), picture(red: 1, dots: dots))
    #expect(difference.differingPixels == dots.count)
    #expect(difference.blobs == blobs)
    #expect(difference.largestBlob == largest)
    #expect(difference.isEmpty == dots.isEmpty)
  }

  @Test func `What the tolerance allows is no difference, and still said`() {
    let difference = PictureDifference(picture(red: 0.5), picture(red: 0.51), tolerance: 5)
    #expect(difference.isEmpty)
    #expect(difference.description.contains("no difference beyond the tolerance"))
    #expect(!PictureDifference(picture(red: 0.5), picture(red: 0.51)).isEmpty)
  }
}
