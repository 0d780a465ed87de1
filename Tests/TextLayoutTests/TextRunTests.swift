// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

@Suite struct TextRunTests {
  let system = Typeface.resolve(FontDescriptor(size: 17))
  let large = Typeface.resolve(FontDescriptor(size: 30))
  let red = RenderColor(red: 1, green: 0, blue: 0)

  @Test func `each stretch keeps its font and colour`() {
    let text = TextLayout(
      "ab読込cd",
      runs: [
        TextRun(range: 0..<2, typeface: system), TextRun(range: 2..<4, typeface: large, color: red),
        TextRun(range: 4..<6, typeface: system),
      ])
    #expect(text.runs.map(\.run.text) == ["ab", "読込", "cd"])
    #expect(text.runs.map(\.color) == [.black, red, .black])
    #expect(text.runs.map(\.run.typeface) == [system, large, system])
    #expect(Double(text.size.height) == large.lineHeight)
  }

  @Test func `gaps between stretches take the look before`() {
    let text = TextLayout(
      "abcdef",
      runs: [
        TextRun(range: 1..<2, typeface: system, color: red),
        TextRun(range: 4..<40, typeface: large),
      ])
    #expect(text.textRuns.map(\.range) == [0..<4, 4..<6])
  }

  @Test func `letters outside the basic plane count as two units`() {
    let text = TextLayout(
      "😀x",
      runs: [
        TextRun(range: 0..<2, typeface: system), TextRun(range: 2..<3, typeface: large),
      ])
    #expect(text.runs.last?.run.text == "x")
    #expect(text.runs.last?.run.typeface == large)
  }

  @Test func `kerning widens between letters`() {
    func width(_ kern: Double) -> Double {
      TextLayout("abcd", runs: [TextRun(range: 0..<4, typeface: system, kern: kern)]).size.width
    }
    let added = width(2) - width(0)
    #expect(added >= 6 && added <= 8.1)
    #expect(width(-1) < width(0))
  }

  @Test func `lines and backgrounds run under, through and behind the letters`() throws {
    let text = TextLayout(
      "under",
      runs: [
        TextRun(
          range: 0..<5, typeface: system, color: red, backgroundColor: .white, underline: .single,
          strikethrough: .double)
      ])
    #expect(text.decorations.count == 4)
    let back = try #require(text.decorations.first)
    #expect(back.isBehindText)
    #expect(Double(back.rect.height) == system.lineHeight)
    #expect(text.decorations[1].rect.minY > text.firstBaseline)
    #expect(text.decorations[2].rect.maxY < text.firstBaseline)
    #expect(text.decorations.dropFirst().allSatisfy { $0.color == red && !$0.isBehindText })
    #expect(text.decorations.allSatisfy { abs($0.rect.width - text.size.width) < 0.001 })
  }

  @Test func `a raised stretch makes room above`() {
    let text = TextLayout(
      "x2",
      runs: [
        TextRun(range: 0..<1, typeface: system),
        TextRun(range: 1..<2, typeface: system, baselineOffset: 6),
      ])
    #expect(abs(text.size.height - system.lineHeight - 6) < 0.001)
    #expect(text.runs[0].origin.y - text.runs[1].origin.y == 6)
  }

  @Test func `what was set lately is not set again`() {
    let runs = [TextRun(range: 0..<5, typeface: system)]
    let one = TextLayout.layout("cache", runs: runs)
    #expect(one === TextLayout.layout("cache", runs: runs))
    #expect(one !== TextLayout.layout("cache", runs: runs, options: TextOptions(width: 9)))
  }

  @Test func `text set twice has equal glyphs`() {
    let runs = [TextRun(range: 0..<7, typeface: system)]
    let (one, two) = (TextLayout("Loading", runs: runs), TextLayout("Loading", runs: runs))
    #expect(one.runs.map(\.run) == two.runs.map(\.run))
    #expect(one.runs.map(\.run) != TextLayout("Leading", runs: runs).runs.map(\.run))
  }

  @Test func `text is measured on any thread`() async {
    let typeface = system
    let sizes = await withTaskGroup(of: CGSize.self) { group in
      for number in 0..<64 {
        group.addTask {
          let text = "Loading \(number % 2) 読み込み"
          let run = TextRun(range: 0..<text.utf16.count, typeface: typeface)
          return TextLayout(text, runs: [run], options: TextOptions(width: 60)).size
        }
      }
      return await group.reduce(into: Set<[Double]>()) { $0.insert([$1.width, $1.height]) }
    }
    #expect(sizes.count <= 2)
  }
}
