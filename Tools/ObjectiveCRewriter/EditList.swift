// SPDX-License-Identifier: MIT

/// Changes to a text, collected in any order and applied at once.
struct EditList {
  private enum Change {
    case insert(String)
    case replace(String)
    case blank
  }

  private var changes: [(range: Range<Int>, change: Change)] = []

  /// Whether the new text names something of the module `ObjectiveCTables`.
  var needsTables = false

  /// Puts spaces in place of all but the line ends, so that what follows keeps its line and column.
  mutating func blank(_ range: Range<Int>) { changes.append((range, .blank)) }

  /// Replaces a range; what follows keeps its line, and its column too where there is room for the new text.
  mutating func replace(_ range: Range<Int>, with text: String) {
    changes.append((range, .replace(text)))
  }

  /// Takes a range out; what follows on its line moves.
  mutating func remove(_ range: Range<Int>) { changes.append((range, .insert(""))) }

  /// Puts text before an offset; what follows on its line moves.
  mutating func insert(_ text: String, at offset: Int) {
    changes.append((offset..<offset, .insert(text)))
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
      case .insert(let text): result += text.utf8
      case .replace(let text): result += padded(Array(text.utf8), over: bytes[edit.range])
      case .blank: result += blanked(bytes[edit.range])
      }
      done = edit.range.upperBound
    }
    return result + bytes[done...]
  }

  /// The new text, and blanks that end on the line and in the column where the old text did.
  private func padded(_ text: [UInt8], over old: ArraySlice<UInt8>) -> [UInt8] {
    let firstLine = old.prefix { !Self.isLineEnd($0) }
    let rest = blanked(old[firstLine.endIndex...])
    return text + Array(repeating: 32, count: max(0, firstLine.count - text.count)) + rest
  }

  private func blanked(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { Self.isLineEnd($0) ? $0 : 32 }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
}
