// SPDX-License-Identifier: MIT
import CWebP
import CoreGraphics
import Foundation

/// Writes pictures that follow each other as one animated, lossless WebP that repeats for ever.
enum AnimatedWebP {
  /// Why the library refused.
  struct Failure: Error, CustomStringConvertible {
    let reason: String
    var description: String { "WebP: \(reason)" }
  }

  /// Encodes frames of one size.
  ///
  /// - Parameters:
  ///   - frames: Each as blue, green, red, alpha a pixel, rows from the top.
  ///   - duration: How long each is shown, in milliseconds.
  static func encode(
    _ frames: [[UInt8]], width: Int, height: Int, duration: Int
  ) throws(Failure) -> Data {
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0,
      let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options)
    else { throw Failure(reason: "the encoder cannot be made") }
    defer { WebPAnimEncoderDelete(encoder) }
    for (index, frame) in frames.enumerated() {
      try add(frame, width: width, height: height, at: index * duration, to: encoder)
    }
    let end = Int32(frames.count * duration)
    guard WebPAnimEncoderAdd(encoder, nil, end, nil) != 0 else { throw failure(of: encoder) }
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAssemble(encoder, &data) != 0, let bytes = data.bytes else {
      throw failure(of: encoder)
    }
    return Data(bytes: bytes, count: data.size)
  }

  private static func add(
    _ frame: [UInt8], width: Int, height: Int, at time: Int, to encoder: OpaquePointer
  ) throws(Failure) {
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0,
      WebPConfigLosslessPreset(&config, 6) != 0
    else { throw Failure(reason: "the library's version does not fit") }
    picture.use_argb = 1
    picture.width = Int32(width)
    picture.height = Int32(height)
    defer { WebPPictureFree(&picture) }
    guard WebPPictureImportBGRA(&picture, frame, Int32(width * 4)) != 0,
      WebPAnimEncoderAdd(encoder, &picture, Int32(time), &config) != 0
    else { throw failure(of: encoder) }
  }

  private static func failure(of encoder: OpaquePointer) -> Failure {
    Failure(reason: WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "unknown error")
  }
}
