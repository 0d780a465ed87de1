// SPDX-License-Identifier: MIT

/// Why bytes did not become an image.
package enum ImageDecodingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There are no bytes.
  case empty
  /// The bytes begin like no format that is read here.
  case unknownFormat
  /// The bytes stop before the format's end mark.
  case truncated(format: String)
  /// The picture claims more pixels than are allowed.
  case tooLarge(width: Int, height: Int)
  /// The decoder refused them, in its own words.
  case damaged(format: String, reason: String)

  /// One sentence for the log.
  package var description: String {
    switch self {
    case .empty: "the image data are empty"
    case .unknownFormat: "the image data are in no known format"
    case .truncated(let format): "the \(format) data are truncated"
    case .tooLarge(let width, let height):
      "the image claims \(width) × \(height) pixels, which is more than is allowed"
    case .damaged(let format, let reason): "the \(format) data are damaged: \(reason)"
    }
  }
}
