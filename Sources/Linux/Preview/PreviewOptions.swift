// SPDX-License-Identifier: MIT
import Foundation

/// What `./run try` was asked for, as its script hands it on.
struct PreviewOptions {
  /// The controller to show: a class or a storyboard identifier.
  var root: String?
  /// Where pictures go; `nil`: a window, if there is a display.
  var folder: String?
  /// The titles of the controls to tap, in order.
  var taps: [String] = []
  /// When pictures are taken, in seconds after the taps.
  var times: [Double] = []
  /// The window's size in points.
  var size = CGSize(width: 390, height: 844)
  /// Dark mode.
  var isDark = false

  /// Reads the words after the program's name.
  init(_ arguments: some Sequence<String>) throws(PreviewError) {
    var words = Array(arguments)[...]
    func value(of option: String) throws(PreviewError) -> String {
      guard let value = words.popFirst() else { throw .missingValue(option) }
      return value
    }
    while let word = words.popFirst() {
      switch word {
      case "--root": root = try value(of: word)
      case "--out": folder = try value(of: word)
      case "--tap": taps.append(try value(of: word))
      case "--at":
        let text = try value(of: word)
        guard let seconds = Double(text), seconds >= 0, seconds <= 600 else {
          throw .badValue(word, text)
        }
        times.append(seconds)
      case "--size":
        let text = try value(of: word)
        let sides = text.split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy({ (1...4_000).contains($0) }) else {
          throw .badValue(word, text)
        }
        size = CGSize(width: sides[0], height: sides[1])
      case "--dark": isDark = true
      default: throw .unknownOption(word)
      }
    }
    times = times.isEmpty ? [0] : times.sorted()
  }
}
