// SPDX-License-Identifier: MIT
import CGTK
import Diagnostics
import Foundation

/// Sets one text: paragraph by paragraph through Pango, then line by line by Apple's rules.
///
/// Pango limits lines per paragraph and knows nothing of Apple's line heights; hence the split.
struct TextSetter {
  /// A line as Pango broke it, before it is placed.
  struct BrokenLine {
    var runs: [(run: GlyphRun, x: Double, index: Int)] = []
    var width = 0.0
    var range: Range<Int>
    var isRightToLeft = false
    var isParagraphStart = false
    /// The look that gives an empty line its height.
    var emptyIndex: Int
  }

  let text: String
  let runs: [TextRun]
  let options: TextOptions
  let map: OffsetMap

  var broken: [BrokenLine] = []
  var isTruncated = false

  var size = CGSize.zero
  var lines: [TextLayout.Line] = []
  var placed: [TextLayout.PlacedGlyphRun] = []
  var decorations: [TextLayout.Decoration] = []

  init(text: String, runs: [TextRun], options: TextOptions) {
    self.text = text
    self.options = options
    map = OffsetMap(text)
    self.runs = TextSetter.cover(map.utf16Count, runs)
  }

  /// Stretches the runs so that together they cover the text, each letter once.
  private static func cover(_ length: Int, _ runs: [TextRun]) -> [TextRun] {
    if runs.count == 1 {
      guard runs[0].range != 0..<length else { return runs }
      var only = runs[0]
      only.range = 0..<length
      return [only]
    }
    var covered: [TextRun] = []
    for run in runs.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let start = covered.isEmpty ? 0 : min(run.range.lowerBound, length)
      if let last = covered.indices.last {
        covered[last].range = covered[last].range.lowerBound..<start
        if covered[last].range.isEmpty { covered.removeLast() }
      }
      var next = run
      next.range = start..<length
      covered.append(next)
    }
    if covered.count > 1, covered[covered.count - 1].range.isEmpty { covered.removeLast() }
    return covered
  }

  /// The look of the letter at `offset`.
  func runIndex(at offset: Int) -> Int {
    if runs.count == 1 { return 0 }
    return runs.lastIndex { $0.range.lowerBound <= offset } ?? 0
  }

  mutating func set() {
    guard !runs.isEmpty, map.utf16Count > 0 else { return }
    let limit = lineLimit
    let paragraphs = map.paragraphs
    PangoEngine.shared.withLayout { layout in
      for (number, paragraph) in paragraphs.enumerated() {
        let remaining = limit.map { $0 - broken.count }
        if let remaining, remaining <= 0 {
          isTruncated = true
          break
        }
        breakLines(
          of: paragraph, with: layout, limit: remaining, isLast: number == paragraphs.count - 1)
      }
    }
    place()
  }

  /// The greatest number of lines by count and by height; nil is without limit.
  private var lineLimit: Int? {
    var limit = options.maximumLines > 0 ? options.maximumLines : nil
    if let height = options.height, let first = runs.first {
      let line = metrics(of: [0], first: first)
      let pitch = line.ascent + line.descent + options.lineSpacing
      if pitch > 0 {
        let fitting = max(1, Int(min((height + options.lineSpacing + 0.01) / pitch, 1e6)))
        limit = min(limit ?? fitting, fitting)
      }
    }
    return limit
  }

  /// The height of a line that has these looks, above and below its baseline.
  func metrics(of indices: [Int], first: TextRun) -> (
    ascent: Double, descent: Double, leading: Double
  ) {
    var (ascent, descent, leading) = (-Double.infinity, -Double.infinity, 0.0)
    for index in indices {
      let run = runs[index]
      ascent = max(ascent, run.typeface.ascender + run.baselineOffset)
      descent = max(descent, -run.typeface.descender - run.baselineOffset)
      leading = max(leading, run.typeface.leading)
    }
    if indices.isEmpty { (ascent, descent) = (first.typeface.ascender, -first.typeface.descender) }
    let natural = ascent + descent
    var height = natural
    if options.lineHeightMultiple > 0 { height *= options.lineHeightMultiple }
    height = max(height, options.minimumLineHeight)
    if options.maximumLineHeight > 0 { height = min(height, options.maximumLineHeight) }
    return (ascent + (height - natural), descent, leading)
  }
}
