// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing
import UIKitCore

struct DynamicColorTests {
  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func hex(_ color: UIColor, _ traits: UITraitCollection...) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: UITraitCollection(traitsFrom: traits))
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }
    return parts.joined() + (alpha < 1 ? String(format: " %.2f", Double(alpha)) : "")
  }

  @Test(arguments: [
    (UIColor.systemBlue, "007AFF", "0A84FF"), (.systemRed, "FF3B30", "FF453A"),
    (.systemTeal, "30B0C7", "40C8E0"), (.systemGray5, "E5E5EA", "2C2C2E"),
    (.label, "000000", "FFFFFF"), (.secondaryLabel, "3C3C43 0.60", "EBEBF5 0.60"),
    (.systemBackground, "FFFFFF", "000000"), (.systemFill, "787880 0.20", "787880 0.36"),
    (.separator, "3C3C43 0.29", "545458 0.60"), (.link, "007AFF", "0984FF"),
    (.systemGroupedBackground, "F2F2F7", "000000"),
  ])
  func `system colours follow the appearance`(color: UIColor, light: String, dark: String) {
    #expect(hex(color, Self.light) == light)
    #expect(hex(color, Self.dark) == dark)
  }

  @Test func `increased contrast and elevation have values of their own`() {
    let high = UITraitCollection(accessibilityContrast: .high)
    let elevated = UITraitCollection(userInterfaceLevel: .elevated)
    #expect(hex(.systemBlue, Self.light, high) == "0040DD")
    #expect(hex(.systemBlue, Self.dark, high) == "409CFF")
    #expect(hex(.systemBackground, Self.dark, elevated) == "1C1C1E")
    #expect(hex(.systemBackground, Self.light, elevated) == "FFFFFF")
  }

  @Test func `the current traits decide what a dynamic colour draws`() {
    var drawn: [CGColor] = []
    Self.light.performAsCurrent { drawn.append(UIColor.label.cgColor) }
    Self.dark.performAsCurrent { drawn.append(UIColor.label.cgColor) }
    #expect(drawn == [UIColor.black.cgColor, UIColor.white.cgColor])
  }

  @Test func `a provider is asked with the traits, through other dynamic colours`() {
    let inner = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .systemRed }
    let outer = UIColor { _ in inner }
    #expect(outer.resolvedColor(with: Self.dark) == .yellow)
    #expect(hex(outer, Self.light) == "FF3B30")
    #expect(outer == outer)
    #expect(outer != UIColor { _ in inner })
  }

  @Test func `a faded dynamic colour stays dynamic`() {
    let color = UIColor.label.withAlphaComponent(0.5)
    #expect(hex(color, Self.light) == "000000 0.50")
    #expect(hex(color, Self.dark) == "FFFFFF 0.50")
    #expect(color == UIColor.label.withAlphaComponent(0.5))
  }

  @Test func `storyboards find system colours by name`() {
    #expect(UIColor.systemColor(named: "systemBackgroundColor") == .systemBackground)
    #expect(UIColor.systemColor(named: "labelColor") == .label)
    #expect(UIColor.systemColor(named: "darkTextColor") == .darkText)
    #expect(UIColor.systemColor(named: "noSuchColor") == nil)
  }
}
