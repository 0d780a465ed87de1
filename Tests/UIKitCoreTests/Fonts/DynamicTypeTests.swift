// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing
import UIKitCore

struct DynamicTypeTests {
  private static let largest = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
  private static let smallest = UITraitCollection(preferredContentSizeCategory: .extraSmall)
  private static let usual = UITraitCollection(preferredContentSizeCategory: .large)

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, [31, 34, 60]), (.title1, [25, 28, 58]), (.title2, [19, 22, 56]),
    (.title3, [17, 20, 55]), (.headline, [14, 17, 53]), (.body, [14, 17, 53]),
    (.callout, [13, 16, 51]), (.subheadline, [12, 15, 49]), (.footnote, [12, 13, 44]),
    (.caption1, [11, 12, 43]), (.caption2, [11, 11, 40]),
  ])
  func `text styles have Apple's sizes`(style: UIFont.TextStyle, sizes: [CGFloat]) {
    let fonts = [Self.smallest, Self.usual, Self.largest].map {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: $0)
    }
    #expect(fonts.map(\.pointSize) == sizes)
  }

  @Test func `the headline is semibold, the body is not`() {
    let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: Self.usual)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: Self.usual)
    #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(!body.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `unknown text sizes read as the default`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .unspecified)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 17)
  }

  @Test func `own fonts grow with a style, up to a limit`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 34, weight: .bold)
    #expect(metrics.scaledFont(for: font, compatibleWith: Self.largest).pointSize == 106)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: Self.largest).pointSize
        == 50)
    #expect(metrics.scaledFont(for: font, compatibleWith: Self.usual).pointSize == 34)
    #expect(metrics.scaledValue(for: 34, compatibleWith: Self.largest) == 106)
  }

  @Test func `a font of a style is made anew for other traits`() {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: Self.usual)
    #expect(font.scaled(for: Self.largest).pointSize == 53)
    #expect(UIFont.systemFont(ofSize: 17).scaled(for: Self.largest).pointSize == 17)
  }
}
