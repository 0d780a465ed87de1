// SPDX-License-Identifier: MIT
import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKitCore

struct FontTests {
  @Test(arguments: [(15.0, 17.9), (17.0, 20.29), (12.0, 14.32), (34.0, 40.57)])
  func `lines are as high as with Apple's system font`(size: Double, height: Double) {
    let font = UIFont.systemFont(ofSize: CGFloat(size))
    #expect(abs(Double(font.lineHeight) - height) < 0.01)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.001)
    #expect(font.descender < 0)
    #expect(font.leading == 0)
  }

  @Test func `letters are as high as with Apple's system font`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.capHeight - 11.98) < 0.01)
    #expect(abs(font.xHeight - 8.95) < 0.01)
  }

  @Test func `asking again gives the same font`() {
    #expect(UIFont.systemFont(ofSize: 13) === UIFont.systemFont(ofSize: 13, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 13) != UIFont.systemFont(ofSize: 13, weight: .bold))
    #expect(UIFont.boldSystemFont(ofSize: 16) == UIFont.systemFont(ofSize: 16, weight: .bold))
  }

  @Test func `bold text is wider than regular`() {
    let text = "Loading"
    let regular = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    let bold = text.size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    #expect(bold.width > regular.width)
    #expect(bold.height == regular.height)
  }

  @Test func `digits of one width do not shake`() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    let widths = (0...9).map { "\($0)\($0)".size(withAttributes: [.font: font]).width }
    #expect(widths.allSatisfy { abs($0 - widths[0]) < 0.01 })
  }

  @Test func `monospaced letters have one width`() {
    let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    let narrow = "iii".size(withAttributes: [.font: font]).width
    #expect(abs(narrow - "WWW".size(withAttributes: [.font: font]).width) < 0.01)
  }

  @Test func `fonts of this machine are found by name`() throws {
    let font = try #require(UIFont(name: "Inter-Bold", size: 20))
    #expect(font.familyName == "Inter")
    #expect(font.pointSize == 20)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(name: "No Such Font", size: 20) == nil)
  }

  @Test func `fonts that every iOS has get a substitute, said once`() throws {
    let font = try #require(UIFont(name: "HelveticaNeue-Medium", size: 12))
    #expect(font.pointSize == 12)
    #expect(Diagnostics.count(of: "font HelveticaNeue-Medium") >= 1)
  }

  @Test func `a descriptor makes bold italics`() throws {
    let base = UIFont.systemFont(ofSize: 17).fontDescriptor
    let descriptor = try #require(base.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.pointSize == 17)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
  }

  @Test func `a descriptor takes attributes`() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .size: 22, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font == UIFont.systemFont(ofSize: 22, weight: .heavy))
  }
}
