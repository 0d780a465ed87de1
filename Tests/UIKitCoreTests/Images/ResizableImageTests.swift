// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing
import UIKitCore

struct ResizableImageTests {
  /// Three by three pixels: red corners, green edges, a blue middle.
  private var frame: UIImage {
    SampleImage.picture(size: CGSize(width: 3, height: 3)) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      UIColor.green.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 3))
      context.fill(CGRect(x: 0, y: 1, width: 3, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
  }

  @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
  func `corners keep their size, the middle fills`(mode: UIImage.ResizingMode) throws {
    let image = frame.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: mode)
    #expect(image.resizingMode == mode)
    let drawn = SampleImage.picture(size: CGSize(width: 10, height: 8)) { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 8))
    }
    let probe = try #require(PixelProbe(drawn))
    for (x, y) in [(0, 0), (9, 0), (0, 7), (9, 7)] { #expect(probe.color(x, y) == .red) }
    for (x, y) in [(4, 0), (0, 4), (9, 4), (4, 7)] { #expect(probe.color(x, y) == .green) }
    #expect(probe.color(1, 1) == .blue)
    #expect(probe.color(8, 6) == .blue)
  }

  @Test func `tiles repeat and the last one is cut`() throws {
    let image = SampleImage.quarters.resizableImage(withCapInsets: .zero)
    let drawn = SampleImage.picture(size: CGSize(width: 5, height: 4)) { context in
      context.cgContext.interpolationQuality = .none
      image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4))
    }
    let probe = try #require(PixelProbe(drawn))
    #expect((0..<5).map { probe.color($0, 0) } == [.red, .green, .red, .green, .red])
    #expect((0..<4).map { probe.color(0, $0) } == [.red, .blue, .red, .blue])
  }
}
