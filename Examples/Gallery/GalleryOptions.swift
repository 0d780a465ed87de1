// SPDX-License-Identifier: MIT
import Foundation

/// What the gallery was asked for.
struct GalleryOptions {
  /// Why the gallery cannot do what it was asked for.
  enum Problem: Error, Hashable, CustomStringConvertible {
    case missingFolder
    case unknown(String)

    var description: String {
      switch self {
      case .missingFolder: "--out needs a folder"
      case .unknown(let word): "\(word) is not known; there is --out DIR"
      }
    }
  }

  /// Where the page goes; `nil`: a window, if there is a display.
  private(set) var folder: String?

  /// Reads the words after the program's name.
  init(_ arguments: some Sequence<String>) throws(Problem) {
    var words = Array(arguments)[...]
    while let word = words.popFirst() {
      guard word == "--out" else { throw .unknown(word) }
      guard let value = words.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
        throw .missingFolder
      }
      folder = value
    }
  }

  /// The folder of the page: the one that was asked for, or one that is made for it.
  var pageFolder: URL {
    URL(fileURLWithPath: folder ?? NSTemporaryDirectory() + "kurukuru-gallery")
  }
}
