// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import RenderTree
import Testing
import TextLayout

/// Text fails silently, so its ink is counted.
@Suite struct TextInkTests {
  @Test(arguments: ["L", "o", "a", "d", "i", "n", "g", "…", "読", "み", "込", "開", "始", "く", "る"])
  func `each letter inks a part of its box`(letter: String) {
    let pixels = Pixels(Samples.text(letter, size: 20), scale: 2)
    #expect(pixels.ink > 10)
    #expect(pixels.ink < 900)
  }

  @Test func `each letter of a word looks different from a missing one`() {
    let missing = Pixels(Samples.text("\u{FFFE}", size: 20), scale: 2)
    for letter in "Loading読み込み開始" {
      #expect(Pixels(Samples.text(String(letter), size: 20), scale: 2) != missing)
    }
  }

  @Test func `a word has as many blobs as its letters have`() {
    // l, o, a, d: one each; i: two; n, g: one each.
    #expect(Blobs.count(Pixels(Samples.text("loading", size: 24), width: 120, scale: 2)) == 8)
  }

  @Test func `letters are grey, without colour fringes`() {
    let pixels = Pixels(Samples.text("Wxyz", size: 14), background: .white)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let pixel = pixels[x, y]
        #expect(pixel[0] == pixel[1] && pixel[1] == pixel[2])
      }
    }
  }

  @Test func `small letters are as high as the font's measures say`() {
    let typeface = Typeface.resolve(FontDescriptor(size: 100))
    let run = TextRun(range: 0..<1, typeface: typeface)
    let layout = TextLayout("x", runs: [run])
    // Inter draws, by Apple's measures: they agree within 4 % of the size.
    #expect(abs(layout.inkBounds.height - typeface.xHeight) < 4)
    let capital = TextLayout("H", runs: [run])
    #expect(abs(capital.inkBounds.height - typeface.capHeight) < 4)
  }
}

/// Counts what hangs together.
private enum Blobs {
  static func count(_ pixels: Pixels) -> Int {
    var seen = Set<Int>()
    var count = 0
    func isInked(_ x: Int, _ y: Int) -> Bool {
      (0..<pixels.width).contains(x) && (0..<pixels.height).contains(y) && pixels[x, y][3] > 100
    }
    for start in 0..<(pixels.width * pixels.height)
    where isInked(start % pixels.width, start / pixels.width) && seen.insert(start).inserted {
      count += 1
      var stack = [start]
      while let at = stack.popLast() {
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)] {
          let (x, y) = (at % pixels.width + dx, at / pixels.width + dy)
          if isInked(x, y), seen.insert(y * pixels.width + x).inserted {
            stack.append(y * pixels.width + x)
          }
        }
      }
    }
    return count
  }
}
