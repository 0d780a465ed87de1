// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Testing
import TextLayout

@Suite struct TypefaceTests {
  @Test(arguments: [(15.0, 17.9), (17.0, 20.29), (12.0, 14.32), (34.0, 40.57)])
  func `the system font is as high as Apple's`(size: Double, lineHeight: Double) {
    let typeface = Typeface.resolve(FontDescriptor(size: size))
    #expect(abs(typeface.lineHeight - lineHeight) < 0.005)
    #expect(typeface.leading == 0)
    #expect(typeface.descender < 0)
    #expect(typeface.familyName == "Inter")
  }

  @Test func `equal descriptors share one typeface`() {
    let one = Typeface.resolve(FontDescriptor(size: 17, weight: 600))
    #expect(one === Typeface.resolve(FontDescriptor(size: 17, weight: 600)))
    #expect(one != Typeface.resolve(FontDescriptor(size: 17, weight: 700)))
    #expect(one.fontName == "Inter-SemiBold")
  }

  @Test func `another family has measures of its own`() {
    let typeface = Typeface.resolve(FontDescriptor(family: "Noto Serif CJK JP", size: 20))
    #expect(typeface.familyName == "Noto Serif CJK JP")
    #expect(typeface.capHeight > 10 && typeface.capHeight < 20)
    #expect(typeface.xHeight < typeface.capHeight)
    #expect(typeface.ascender > typeface.capHeight)
  }

  @Test func `a family that is not installed is reported once and replaced`() {
    let key = "missing font family No Such Family"
    let before = Diagnostics.count(of: key)
    let one = Typeface.resolve(FontDescriptor(family: "No Such Family", size: 17))
    let two = Typeface.resolve(FontDescriptor(family: "No Such Family", size: 18))
    #expect(one.familyName == "Inter")
    #expect(two.familyName == "Inter")
    #expect(Diagnostics.count(of: key) == before + 2)
    #expect(Diagnostics.messages.filter { $0.contains("No Such Family") }.count == 1)
  }

  @Test func `bold letters are wider than thin ones`() {
    let widths = [100, 400, 700, 900].map { weight in
      TextLayout.measure(
        "Loading", typeface: .resolve(FontDescriptor(size: 17, weight: weight))
      ).width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 4)
  }

  @Test func `monospaced digits all have one width`() {
    let plain = Typeface.resolve(FontDescriptor(size: 17))
    let digits = Typeface.resolve(FontDescriptor(size: 17, hasMonospacedDigits: true))
    func width(_ text: String, _ typeface: Typeface) -> Double {
      TextLayout.measure(text, typeface: typeface).width
    }
    #expect(width("111", plain) != width("000", plain))
    #expect(width("111", digits) == width("000", digits))
  }

  @Test func `a monospaced font gives every letter one width`() {
    let mono = Typeface.resolve(FontDescriptor(size: 17, isMonospaced: true))
    #expect(
      TextLayout.measure("iii", typeface: mono).width
        == TextLayout.measure("WWW", typeface: mono).width)
  }
}
