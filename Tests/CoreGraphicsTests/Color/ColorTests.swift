// SPDX-License-Identifier: MIT
import CoreGraphics
import Testing

struct ColorTests {
  private func components(_ color: CGColor?) throws -> [CGFloat] {
    try #require(color?.components)
  }

  @Test func `has its components with the alpha last`() throws {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(try components(color) == [0.1, 0.2, 0.3, 0.4])
    #expect(color.alpha == 0.4)
    #expect(color.numberOfComponents == 4)
    #expect(color.colorSpace?.name == CGColorSpace.sRGB)
  }

  @Test func `grey has two components`() throws {
    let color = CGColor(gray: 0.5, alpha: 1)
    #expect(try components(color) == [0.5, 1])
    #expect(color.colorSpace?.model == .monochrome)
  }

  @Test func `equal means the same space and components`() {
    #expect(CGColor(gray: 0, alpha: 1) == CGColor.black)
    #expect(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) != CGColor.black)
  }

  @Test func `a copy has another alpha`() throws {
    let copy = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1).copy(alpha: 0.5)
    #expect(try components(copy) == [0.1, 0.2, 0.3, 0.5])
  }

  @Test func `linear light is brighter in numbers of sRGB`() throws {
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let half = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    let converted = try components(half.converted(to: linear, intent: .defaultIntent, options: nil))
    #expect(abs(converted[0] - 0.21404) < 1e-4)
  }

  @Test func `Display P3 red lies outside sRGB`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let wide = try components(red.converted(to: extended, intent: .defaultIntent, options: nil))
    #expect(abs(wide[0] - 1.0930) < 1e-3)
    #expect(abs(wide[1] + 0.2267) < 1e-3)
    #expect(abs(wide[2] + 0.1501) < 1e-3)
    let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(
      try components(red.converted(to: sRGB, intent: .defaultIntent, options: nil)) == [1, 0, 0, 1])
  }

  @Test func `Display P3 and back is the same colour`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let color = CGColor(srgbRed: 0.2, green: 0.6, blue: 0.9, alpha: 0.5)
    let there = color.converted(to: space, intent: .defaultIntent, options: nil)
    let back = try components(there?.converted(to: sRGB, intent: .defaultIntent, options: nil))
    for (value, expected) in zip(back, [0.2, 0.6, 0.9, 0.5]) {
      #expect(abs(value - expected) < 1e-5)
    }
  }

  @Test func `an unknown space is nil`() {
    #expect(CGColorSpace(name: "kCGColorSpaceOfDreams") == nil)
  }

  @Test func `spaces of one name are equal`() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpace(name: CGColorSpace.sRGB))
    #expect(CGColorSpaceCreateDeviceRGB() != CGColorSpaceCreateDeviceGray())
    #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
  }
}
