// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Kurukuru
import KurukuruTestSupport
import UIKit

/// One exhibit in a window without a display, with some room round it.
@MainActor
struct Stage {
  /// How many pictures an animation has: a whole turn of the indicator.
  static let frameCount = 8

  /// How long each is shown, in milliseconds.
  private static let frameDuration = 125

  let harness: Harness
  let button: ButtonWithLoad
  /// What is photographed: the button and the room round it.
  let area: UIView

  /// What the area shows now.
  var picture: CGImage { harness.snapshot(of: area) }

  /// A turn of the indicator, from now on, as animated WebP.
  func animation() async throws -> Data {
    let size = picture
    var frames: [[UInt8]] = []
    for _ in 0..<Self.frameCount {
      frames.append(picture.premultipliedPixels())
      await harness.advance(by: .milliseconds(Self.frameDuration))
    }
    return try AnimatedWebP.encode(
      frames, width: size.width, height: size.height, duration: Self.frameDuration)
  }
}
