// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Testing
import UIKitCore

struct ColorTests {
  private func rgba(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 1_000).rounded() / 1_000 }
  }

  @Test func `fixed colours have UIKit's numbers`() {
    #expect(rgba(.orange) == [1, 0.5, 0, 1])
    #expect(rgba(.purple) == [0.5, 0, 0.5, 1])
    #expect(rgba(.brown) == [0.6, 0.4, 0.2, 1])
    #expect(rgba(.lightGray) == [0.667, 0.667, 0.667, 1])
    #expect(rgba(.darkGray) == [0.333, 0.333, 0.333, 1])
    #expect(rgba(.gray) == [0.5, 0.5, 0.5, 1])
    #expect(rgba(.clear) == [0, 0, 0, 0])
  }

  @Test func `colours written in the same way are equal, others are not`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.red == UIColor(cgColor: UIColor.red.cgColor))
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
  }

  @Test(arguments: [
    (0.0, [1.0, 0.0, 0.0, 1.0]), (1.0 / 3, [0.0, 1.0, 0.0, 1.0]), (0.5, [0.0, 1.0, 1.0, 1.0]),
    (2.0 / 3, [0.0, 0.0, 1.0, 1.0]), (1.0, [1.0, 0.0, 0.0, 1.0]),
  ])
  func `a hue turns round the circle`(hue: Double, expected: [Double]) {
    let color = UIColor(hue: CGFloat(hue), saturation: 1, brightness: 1, alpha: 1)
    #expect(rgba(color) == expected.map { CGFloat($0) })
  }

  @Test func `a literal is a colour, and numbers that are none are 0`() {
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(literal == .red)
    #expect(rgba(UIColor(hue: .nan, saturation: .nan, brightness: 1, alpha: 1)) == [1, 1, 1, 1])
  }

  @Test func `hue, saturation and brightness come back`() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: 0.7, saturation: 0.4, brightness: 0.8, alpha: 0.5)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 0.7) < 1e-6)
    #expect(abs(saturation - 0.4) < 1e-6)
    #expect(abs(brightness - 0.8) < 1e-6)
    #expect(alpha == 0.5)
  }

  @Test func `components outside the standard range are kept, alpha is clamped`() {
    #expect(rgba(UIColor(red: 1.2, green: -0.1, blue: 0, alpha: 2)) == [1.2, -0.1, 0, 1])
  }

  @Test func `wide colours keep their own space`() throws {
    let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color.cgColor.colorSpace?.name == CGColorSpace.displayP3)
    #expect(color.cgColor.components == [1, 0, 0, 1])
    #expect(rgba(color)[0] > 1)
  }

  @Test func `greys have two components, colours four`() {
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
  }

  @Test func `another opacity keeps the rest`() {
    #expect(rgba(UIColor.red.withAlphaComponent(0.25)) == [1, 0, 0, 0.25])
    #expect(UIColor.white.withAlphaComponent(0.5) == UIColor(white: 1, alpha: 0.5))
  }

  @Test func `colours survive an archive`() throws {
    let colors: [UIColor] = [.red, UIColor(white: 0.3, alpha: 0.5), .systemRed]
    for color in colors {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: color, requiringSecureCoding: false)
      let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
      unarchiver.requiresSecureCoding = false
      let read = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIColor
      #expect(read == color)
    }
  }

  @Test func `descriptions name the space`() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
  }
}
