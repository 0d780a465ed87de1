// SPDX-License-Identifier: MIT
package import Foundation

/// A text broken into lines and shaped, ready to be measured and drawn.
///
/// The origin is the top left corner of the space, y downwards. Lines are as high as the fonts that were
/// asked for say, not those that step in for missing letters.
package final class TextLayout: Sendable {
  /// Shaped letters and where their baseline begins.
  package struct PlacedGlyphRun: Sendable {
    /// The letters, shaped.
    package let run: GlyphRun
    /// The left end of the baseline, in the layout's space.
    package let origin: CGPoint
    /// The colour of the letters.
    package let color: RenderColor
    /// The place of the run's look in `TextLayout.textRuns`.
    package let textRunIndex: Int
  }

  /// A rectangle that belongs to the text: a background, to be drawn before the letters, or a line.
  package struct Decoration: Hashable, Sendable {
    /// Where it is, in the layout's space.
    package let rect: CGRect
    /// What fills it.
    package let color: RenderColor
    /// Whether it is drawn before the letters.
    package let isBehindText: Bool
    /// The place in `TextLayout.textRuns` of the run that asked for it.
    package let textRunIndex: Int
  }

  /// One line as it was set.
  package struct Line: Hashable, Sendable {
    /// The stretch of text, in UTF-16 code units.
    package let range: Range<Int>
    /// From the leading edge of its first letter to the end of its last; the whole line's height.
    package let rect: CGRect
    /// How far below the layout's top the letters stand, in points.
    package let baseline: Double
  }

  /// What was set.
  package let text: String

  /// The looks that were given, over the whole text without gaps.
  package let textRuns: [TextRun]

  /// The space and the paragraph style in which it was set.
  package let options: TextOptions

  /// The lines' width and height, not rounded; callers round up to pixels.
  package let size: CGSize

  /// The lines from the top down.
  package let lines: [Line]

  /// The letters, line by line, from left to right.
  package let runs: [PlacedGlyphRun]

  /// Backgrounds and lines of the text.
  package let decorations: [Decoration]

  /// Whether letters are missing for want of room.
  package let isTruncated: Bool

  /// Sets a text. `layout(_:runs:options:)` does the same and remembers.
  ///
  /// - Parameters:
  ///   - runs: The looks, sorted and apart; letters outside every run take the look of the run before, and
  ///     a text without runs is not set at all.
  package convenience init(_ text: String, runs: [TextRun], options: TextOptions = TextOptions()) {
    var setter = TextSetter(text: text, runs: runs, options: options)
    setter.set()
    self.init(setter)
  }

  private init(_ setter: TextSetter) {
    text = setter.text
    textRuns = setter.runs
    options = setter.options
    size = setter.size
    lines = setter.lines
    runs = setter.placed
    decorations = setter.decorations
    isTruncated = setter.isTruncated
  }

  /// How many lines there are; 0 for an empty text.
  package var lineCount: Int { lines.count }

  /// The first baseline's distance from the top; the ascender of the first run when there is no line.
  package var firstBaseline: Double {
    lines.first?.baseline ?? textRuns.first?.typeface.ascender ?? 0
  }

  /// The last baseline's distance from the top.
  package var lastBaseline: Double { lines.last?.baseline ?? firstBaseline }

  /// How many letters no font of this machine can draw.
  package var missingGlyphCount: Int { runs.reduce(0) { $0 + $1.run.missingGlyphCount } }

  /// What the letters ink, conservatively.
  package var inkBounds: CGRect {
    runs.reduce(CGRect.null) { bounds, placed in
      bounds.union(placed.run.bounds.offsetBy(dx: placed.origin.x, dy: placed.origin.y))
    }
  }
}
