// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing
import UIKitCore

struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let long = "One two three four five six seven eight nine ten eleven twelve"

  @Test func `a line is as high as its font`() {
    let size = "Loading".size(withAttributes: [.font: font])
    #expect(abs(size.height - font.lineHeight) < 0.01)
    #expect(size.width > 40)
    #expect((("Loading" as NSString).size(withAttributes: [.font: font])) == size)
  }

  @Test func `a Japanese line is as high as a Latin one, and inked`() {
    let size = "読み込み中".size(withAttributes: [.font: font])
    #expect(abs(size.height - font.lineHeight) < 0.01)
    #expect(abs(size.width - 5 * 17) < 2)
  }

  @Test func `text breaks at the width that is asked for`() {
    let bounds = long.boundingRect(
      with: CGSize(width: 120, height: 1_000), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(bounds.width <= 120)
    #expect(bounds.origin == .zero)
    let lines = bounds.height / font.lineHeight
    #expect(lines > 3)
    #expect(abs(lines - lines.rounded()) < 0.01)
  }

  @Test func `without lines the origin is the baseline`() {
    let bounds = long.boundingRect(
      with: CGSize(width: 120, height: 1_000), attributes: [.font: font], context: nil)
    #expect(bounds.width > 120)
    #expect(abs(bounds.minY + font.ascender) < 0.01)
  }

  @Test func `a context lets the text shrink`() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let bounds = "Loading everything".boundingRect(
      with: CGSize(width: 100, height: 21),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: font],
      context: context)
    #expect(context.actualScaleFactor < 1)
    #expect(context.totalBounds == bounds)
    #expect(bounds.width <= 100)
  }

  @Test func `drawn text leaves ink of its colour where it was drawn`() throws {
    let image = SampleImage.picture(size: CGSize(width: 100, height: 40), scale: 2) { _ in
      "■■".draw(
        at: CGPoint(x: 20, y: 10), withAttributes: [.font: font, .foregroundColor: UIColor.red])
    }
    let probe = try #require(PixelProbe(image))
    #expect(probe.inkedPixels(in: CGRect(x: 40, y: 20, width: 120, height: 44)) > 100)
    #expect(probe.inkedPixels(in: CGRect(x: 0, y: 0, width: 38, height: 80)) == 0)
    let reds = (0..<image.size.width.pixels(2)).flatMap { x in
      (0..<80).map { probe.color(x, $0) }
    }.filter { $0.alpha == 255 }
    #expect(!reds.isEmpty)
    #expect(reds.allSatisfy { $0 == .red })
  }

  @Test func `attributes underline, colour the ground and shift`() throws {
    func ink(_ attributes: [NSAttributedString.Key: Any]) throws -> Int {
      let image = SampleImage.picture(size: CGSize(width: 60, height: 30)) { _ in
        "Aa".draw(
          at: .zero, withAttributes: attributes.merging([.font: font]) { first, _ in first })
      }
      return try #require(PixelProbe(image)).inkedPixels()
    }
    let plain = try ink([:])
    #expect(try ink([.underlineStyle: NSUnderlineStyle.single.rawValue]) > plain)
    #expect(try ink([.backgroundColor: UIColor.yellow]) > plain * 2)
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 6, height: 6)
    #expect(try ink([.shadow: shadow]) > plain)
  }

  @Test func `letters stand further apart with kerning`() {
    let plain = "abc".size(withAttributes: [.font: font]).width
    let kerned = "abc".size(withAttributes: [.font: font, .kern: 5]).width
    #expect(kerned >= plain + 9.9)
  }

  @Test func `paragraph styles set spacing and height of lines`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let text = NSAttributedString(
      string: "a\nb\nc", attributes: [.font: font, .paragraphStyle: style])
    #expect(abs(text.size().height - (3 * font.lineHeight + 20)) < 0.1)
    style.lineSpacing = 0
    style.minimumLineHeight = 40
    let high = NSAttributedString(
      string: "a\nb", attributes: [.font: font, .paragraphStyle: style])
    #expect(abs(high.size().height - 80) < 0.1)
  }

  @Test func `attributes can be set again, and texts that have them joined`() {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    let first: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: UIColor.red, .paragraphStyle: NSParagraphStyle.default,
      .shadow: shadow,
    ]
    let second: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.systemBlue,
      .paragraphStyle: NSMutableParagraphStyle(), .shadow: NSShadow(),
    ]
    let text = NSMutableAttributedString(string: "abcd", attributes: first)
    for (key, value) in second {
      text.addAttribute(key, value: value, range: NSRange(location: 1, length: 2))
    }
    text.append(NSAttributedString(string: "ef", attributes: second))
    text.replaceCharacters(
      in: NSRange(location: 0, length: 1),
      with: NSAttributedString(string: "x", attributes: second))
    #expect(text.string == "xbcdef")
    #expect(
      text.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == UIColor.red)
    #expect(text.size().width > 0)
  }

  @Test func `a copied paragraph style does not change with the original`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.alignment = .right
    #expect(copy.alignment == .center)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }
}

extension CGFloat {
  func pixels(_ scale: CGFloat) -> Int { Int(self * scale) }
}
