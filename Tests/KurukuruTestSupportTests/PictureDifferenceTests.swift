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
}
