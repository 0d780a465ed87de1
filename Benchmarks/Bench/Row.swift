// SPDX-License-Identifier: MIT
import Foundation

/// One line of the table: what was measured, and what it may be at most.
struct Row {
  /// What was measured, in words.
  let what: String
  /// The figure; a ratio, or a count.
  let measured: Double
  /// The most that is allowed; nil where the figure is only reported.
  let limit: Double?
  /// What the figure was made of.
  let detail: String

  /// Whether the figure is beyond its limit, or is none.
  var isMissed: Bool { limit.map { !(measured <= $0) } ?? !measured.isFinite }

  /// The heading of the table that `line` makes.
  static let heading =
    pad("what", 58) + pad("measured", -10) + pad("at most", -10) + "  " + pad("", 8) + "of which"

  /// The row as a line of text.
  var line: String {
    let verdict = limit == nil ? "reported" : isMissed ? "MISSED" : "ok"
    return Self.pad(what, 58) + Self.pad(Self.number(measured), -10)
      + Self.pad(limit.map(Self.number) ?? "–", -10) + "  " + Self.pad(verdict, 8) + "  " + detail
  }

  /// A figure with as many places as matter.
  static func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e9 { return String(Int(value)) }
    return String(format: abs(value) < 1 ? "%.4f" : "%.2f", value)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    let space = String(repeating: " ", count: max(abs(width) - text.count, 0))
    return width < 0 ? space + text : text + space
  }
}
