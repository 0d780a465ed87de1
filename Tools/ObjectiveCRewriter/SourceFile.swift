// SPDX-License-Identifier: MIT
import Foundation
import SwiftParser
import SwiftSyntax

/// One Swift file of the target, with the edits that the passes make to it.
final class SourceFile {
  let path: String

  /// Where the rewritten text goes; nil for a file that is compiled as it is and only read for what it declares.
  let output: String?

  let tree: SourceFileSyntax
  var edits = EditList()

  /// Declarations that the passes put after the file's own.
  var trailer: [String] = []

  /// Calls that register the file's classes, run when the first selector is looked up.
  var registrations: [String] = []

  private let bytes: [UInt8]
  private let lineStarts: [Int]
  private var lastNumber = 0

  init(path: String, output: String?, text: String) {
    self.path = path
    self.output = output
    tree = Parser.parse(source: text)
    bytes = Array(text.utf8)
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// A number that no other name in the file's generated code has.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// The line of an offset, counted from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The column of an offset in bytes, counted from 1, as the compiler counts.
  func column(at offset: Int) -> Int { offset - lineStarts[line(at: offset) - 1] + 1 }

  /// A line of Swift that gives what follows the line number of an offset in this file.
  func directive(at offset: Int) -> String {
    let escaped = path.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "#sourceLocation(file: \"\(escaped)\", line: \(line(at: offset)))"
  }

  /// Puts lines before an offset; what comes at the offset keeps its line and column.
  func insertLines(_ lines: [String], before offset: Int) {
    let indent = String(repeating: " ", count: column(at: offset) - 1)
    let text = lines.joined(separator: "\n")
    edits.insert("\n\(text)\n\(directive(at: offset))\n\(indent)", at: offset)
  }

  /// The whole text to compile.
  func rewritten() -> String {
    var text = directive(at: 0) + "\n" + String(decoding: edits.applied(to: bytes), as: UTF8.self)
    if text.utf8.last != UInt8(ascii: "\n") { text += "\n" }
    guard !trailer.isEmpty || !registrations.isEmpty || edits.needsTables else { return text }
    text += "#sourceLocation()\nimport ObjectiveCTables\n"
    for part in trailer { text += part + "\n" }
    if !registrations.isEmpty {
      text += "@section(\"kuru_sel\") @used\n"
      text += "nonisolated private let kurukuru_record: @Sendable @convention(c) () -> Void = {\n"
      for call in registrations { text += call + "\n" }
      text += "}\n"
    }
    return text
  }
}

extension SyntaxProtocol {
  /// The node's bytes without the white space and comments around it.
  var trimmedOffsets: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
