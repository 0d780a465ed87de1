// SPDX-License-Identifier: MIT

/// Changes to a text, collected in any order and applied at once.
struct EditList {
  private enum Change {
    case replace(String)
    case blank
  }

  private var changes: [(range: Range<Int>, change: Change)] = []

  /// Whether the new text names something of the module `ObjectiveCTables`.
  var needsTables = false

  /// Puts spaces in place of all but the line ends, so that what follows keeps its line and column.
  mutating func blank(_ range: Range<Int>) { changes.append((range, .blank)) }

  /// Replaces a range, padded with spaces to its length if the new text is shorter.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let missing = max(0, range.count - text.utf8.count)
    changes.append((range, .replace(text + String(repeating: " ", count: missing))))
  }

  /// Takes a range out; what follows on its line moves.
  mutating func remove(_ range: Range<Int>) { changes.append((range, .replace(""))) }

  /// Puts text before an offset; what follows on its line moves.
  mutating func insert(_ text: String, at offset: Int) {
    changes.append((offset..<offset, .replace(text)))
  }

  /// The bytes with all changes made; a change inside a range that another one takes is dropped.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    let ordered = changes.enumerated().sorted { first, second in
      let (left, right) = (first.element.range, second.element.range)
      if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
      // Insertions come first, in their own order; then the longest change.
      if left.isEmpty != right.isEmpty { return left.isEmpty }
      if left.count != right.count { return left.count > right.count }
      return first.offset < second.offset
    }
    var result: [UInt8] = []
    var done = 0
    for (_, edit) in ordered where edit.range.lowerBound >= done {
      result += bytes[done..<edit.range.lowerBound]
      switch edit.change {
      case .replace(let text): result += text.utf8
      case .blank: result += bytes[edit.range].map { $0 == 10 || $0 == 13 ? $0 : 32 }
      }
      done = edit.range.upperBound
    }
    return result + bytes[done...]
  }
}
