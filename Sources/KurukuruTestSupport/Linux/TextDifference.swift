// SPDX-License-Identifier: MIT

/// Where two texts first differ, line by line, in words for a failure.
struct TextDifference: CustomStringConvertible {
  let description: String

  init(_ text: String, expected: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let number =
      zip(lines, expectedLines).prefix { $0 == $1 }.map { _ in 1 }.count
    func line(_ lines: [Substring]) -> String {
      // What follows the last line's end is no line.
      number < lines.count - 1 ? "“\(lines[number])”" : "the end"
    }
    description =
      "line \(number + 1): expected \(line(expectedLines)), found \(line(lines))"
  }
}
