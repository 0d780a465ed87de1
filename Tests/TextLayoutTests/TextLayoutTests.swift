// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

@Suite struct TextLayoutTests {
  let system = Typeface.resolve(FontDescriptor(size: 17))
  let long = "The quick brown fox jumps over the lazy dog and waits"

  func layout(_ text: String, _ options: TextOptions = TextOptions()) -> TextLayout {
    TextLayout(
      text, runs: [TextRun(range: 0..<text.utf16.count, typeface: system)], options: options)
  }

  @Test(arguments: ["Loading…", "読み込み開始", "くるくる 0123", "é ü ß", "한국어"])
  func `every letter has a glyph`(text: String) {
    #expect(layout(text).missingGlyphCount == 0)
  }

  @Test func `one line has the font's height and its ascender as baseline`() {
    let text = layout("Loading")
    #expect(text.lineCount == 1)
    #expect(Double(text.size.height) == system.lineHeight)
    #expect(text.firstBaseline == system.ascender)
    #expect(text.lastBaseline == system.ascender)
  }

  @Test func `Japanese does not make the line higher`() {
    #expect(Double(layout("読み込み開始").size.height) == system.lineHeight)
  }

  @Test func `nothing has no size but a baseline`() {
    let text = layout("")
    #expect(text.size == .zero)
    #expect(text.lineCount == 0)
    #expect(text.firstBaseline == system.ascender)
  }

  @Test func `lines stay within the width and hold the whole text`() {
    let text = layout(long, TextOptions(width: 120))
    #expect(text.lineCount > 2)
    #expect(text.size.width <= 120)
    #expect(abs(text.size.height - Double(text.lineCount) * system.lineHeight) < 0.001)
    #expect(!text.isTruncated)
    #expect(text.lines.map(\.range.count).reduce(0, +) == long.utf16.count)
  }

  @Test func `a measured width is enough to set the text again`() {
    for word in ["Loading", "読み込み開始", long] {
      let natural = layout(word).size
      #expect(layout(word, TextOptions(width: natural.width)).lineCount == 1)
    }
  }

  @Test func `a word wider than the line breaks within`() {
    let text = layout("Donaudampfschifffahrt", TextOptions(width: 60))
    #expect(text.lineCount > 1)
    #expect(text.size.width <= 60)
  }

  @Test func `a broken word gets a hyphen only where a soft one stands`() {
    let broken = layout("mmmmmmmm", TextOptions(width: 60))
    #expect(broken.runs.allSatisfy { $0.run.glyphCount == $0.run.text.count })
    let soft = layout("mmm\u{AD}mmm", TextOptions(width: 60))
    #expect(soft.lineCount == 2)
    #expect(soft.lines[0].rect.width > layout("mmm").size.width)
  }

  @Test func `character wrapping fills lines that word wrapping leaves short`() {
    let words = layout("ab mmmmm", TextOptions(width: 80))
    let letters = layout("ab mmmmm", TextOptions(width: 80, lineBreak: .charWrap))
    #expect(words.runs.map(\.run.text) == ["ab ", "mmmmm"])
    #expect(letters.runs.first?.run.text.hasPrefix("ab mm") == true)
  }

  @Test(arguments: [
    TextOptions.LineBreak.truncateHead, .truncateMiddle, .truncateTail,
  ])
  func `a truncated line fits and says so`(lineBreak: TextOptions.LineBreak) {
    let text = layout(long, TextOptions(width: 150, maximumLines: 1, lineBreak: lineBreak))
    #expect(text.lineCount == 1)
    #expect(text.isTruncated)
    #expect(text.size.width <= 150)
    #expect(text.size.width > 120)
    #expect(text.runs.contains { $0.run.text.hasPrefix("The") } == (lineBreak != .truncateHead))
    #expect(text.runs.contains { $0.run.text.hasSuffix("waits") } == (lineBreak != .truncateTail))
  }

  @Test func `what fits is not truncated`() {
    let text = layout("OK", TextOptions(width: 150, maximumLines: 1, lineBreak: .truncateMiddle))
    #expect(!text.isTruncated)
    #expect(text.size.width == layout("OK").size.width)
  }

  @Test func `a line limit holds over paragraphs, and what is left out shows as an ellipsis`() {
    let text = layout(
      "One\nTwo\nThree", TextOptions(width: 200, maximumLines: 2, lineBreak: .truncateTail))
    #expect(text.lineCount == 2)
    #expect(text.isTruncated)
    #expect(text.lines[1].rect.width > layout("Two").size.width)
  }

  @Test func `lines that do not fit the height are left out, but never the first`() {
    #expect(layout("One\nTwo\nThree", TextOptions(width: 200, height: 41)).lineCount == 2)
    #expect(layout("One\nTwo\nThree", TextOptions(width: 200, height: 5)).lineCount == 1)
  }

  @Test func `what is left out shows as an ellipsis`() {
    let text = layout(long, TextOptions(width: 150, maximumLines: 1, lineBreak: .truncateMiddle))
    #expect(text.runs.count == 3)
    #expect(text.runs[1].run.text == "…")
  }

  @Test func `kana and kanji of one font are one run`() {
    #expect(layout("読み込み開始").runs.map(\.run.text) == ["読み込み開始"])
    #expect(layout("Load 読み込み").runs.count == 2)
  }

  @Test func `clipping leaves a single line as long as it is`() {
    let text = layout(long, TextOptions(width: 100, maximumLines: 1, lineBreak: .clip))
    #expect(text.size.width == layout(long).size.width)
  }

  @Test(arguments: [
    (TextOptions.Alignment.left, 0.0), (.natural, 0), (.center, 0.5), (.right, 1),
  ])
  func `lines stand where the alignment says`(
    alignment: TextOptions.Alignment, share: Double
  ) throws {
    let text = layout("Loading", TextOptions(width: 200, alignment: alignment))
    let line = try #require(text.lines.first)
    #expect(abs(line.rect.minX - (200 - line.rect.width) * share) < 0.001)
  }

  @Test func `a truncated title is centred by what is seen`() throws {
    let text = layout(
      long,
      TextOptions(width: 150, maximumLines: 1, alignment: .center, lineBreak: .truncateTail))
    let line = try #require(text.lines.first)
    #expect(abs(line.rect.midX - 75) < 0.01)
    #expect(abs(text.inkBounds.midX - 75) < 2)
  }

  @Test func `natural alignment is right for Hebrew and for right-to-left interfaces`() throws {
    let hebrew = try #require(layout("שלום", TextOptions(width: 200)).lines.first)
    #expect(abs(hebrew.rect.maxX - 200) < 0.001)
    let forced = layout("Loading", TextOptions(width: 200, isRightToLeft: true))
    #expect(abs(try #require(forced.lines.first).rect.maxX - 200) < 0.001)
  }

  @Test func `justified lines reach both edges, the last does not`() {
    let text = layout(long, TextOptions(width: 150, alignment: .justified))
    for line in text.lines.dropLast() { #expect(abs(line.rect.width - 150) < 0.1) }
    #expect((text.lines.last?.rect.width ?? 150) < 140)
  }

  @Test func `spacing and line heights add up`() {
    let plain = layout("One\nTwo")
    let spaced = layout("One\nTwo", TextOptions(lineSpacing: 3, paragraphSpacing: 5))
    #expect(abs(spaced.size.height - plain.size.height - 8) < 0.001)
    let high = layout("One\nTwo", TextOptions(minimumLineHeight: 30, maximumLineHeight: 30))
    #expect(high.size.height == 60)
    #expect(abs(high.firstBaseline - (30 + system.descender)) < 0.001)
    let multiple = layout("One", TextOptions(lineHeightMultiple: 2))
    #expect(abs(multiple.size.height - 2 * system.lineHeight) < 0.001)
  }

  @Test func `indents move the first line and the others`() {
    let text = layout(long, TextOptions(width: 150, headIndent: 10, firstLineHeadIndent: 30))
    #expect(text.lines[0].rect.minX == 30)
    #expect(text.lines[1].rect.minX == 10)
    #expect(text.lines.allSatisfy { $0.rect.maxX <= 150.001 })
  }

  @Test func `an empty paragraph is as high as a line`() {
    #expect(abs(layout("One\n\nThree").size.height - 3 * system.lineHeight) < 0.001)
    #expect(layout("One\n").lineCount == 2)
  }

  @Test(arguments: ["\u{0}", "\u{FFFF}", "a\u{0}b", "\r\n", "\u{2028}", "👨‍👩‍👧‍👦", "\u{200F}"])
  func `strange characters do no harm`(text: String) {
    #expect(layout(text, TextOptions(width: 50, maximumLines: 2)).size.height > 0)
  }

  @Test func `a width of nothing still sets the text`() {
    #expect(layout("ab", TextOptions(width: 0)).lineCount == 2)
    #expect(layout("ab", TextOptions(width: -5)).lineCount == 2)
  }
}
