// SPDX-License-Identifier: MIT
import CoreGraphics

/// A colour that is the same under all traits, as it was written, with its Core Graphics twin.
struct FixedColor: Hashable, Sendable, CustomStringConvertible {
  /// The numbers in the space in which the colour was written.
  enum Components: Hashable, Sendable {
    case gray(Double)
    case sRGB(red: Double, green: Double, blue: Double)
    case displayP3(red: Double, green: Double, blue: Double)
  }

  let components: Components
  /// 0…1.
  let alpha: Double
  let cgColor: CGColor

  init(_ components: Components, alpha: Double) {
    self.components = components
    self.alpha = min(max(alpha, 0), 1)
    let opacity = CGFloat(self.alpha)
    switch components {
    case .gray(let white):
      cgColor = CGColor(gray: CGFloat(white), alpha: opacity)
    case .sRGB(let red, let green, let blue):
      cgColor = CGColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: opacity)
    case .displayP3(let red, let green, let blue):
      let wide = CGColorSpace(name: CGColorSpace.displayP3).flatMap {
        CGColor(
          colorSpace: $0, components: [CGFloat(red), CGFloat(green), CGFloat(blue), opacity])
      }
      cgColor =
        wide
        ?? CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: opacity)
    }
  }

  init(_ color: CGColor) {
    cgColor = color
    alpha = Double(color.alpha)
    let numbers = color.components ?? []
    if color.colorSpace?.model == .monochrome, let white = numbers.first {
      components = .gray(Double(white))
    } else if color.colorSpace?.name == CGColorSpace.displayP3, numbers.count == 4 {
      components = .displayP3(
        red: Double(numbers[0]), green: Double(numbers[1]), blue: Double(numbers[2]))
    } else {
      let converted = color.extendedSRGBA
      components = .sRGB(red: converted.red, green: converted.green, blue: converted.blue)
    }
  }

  var sRGB: (red: Double, green: Double, blue: Double) {
    switch components {
    case .gray(let white): (white, white, white)
    case .sRGB(let red, let green, let blue): (red, green, blue)
    case .displayP3:
      (cgColor.extendedSRGBA.red, cgColor.extendedSRGBA.green, cgColor.extendedSRGBA.blue)
    }
  }

  /// The luminance, by the weights of Rec. 709.
  var white: Double {
    if case .gray(let white) = components { return white }
    let rgb = sRGB
    return 0.2126 * rgb.red + 0.7152 * rgb.green + 0.0722 * rgb.blue
  }

  var description: String {
    func text(_ numbers: Double...) -> String {
      numbers.map { String(format: "%g", $0) }.joined(separator: " ")
    }
    return switch components {
    case .gray(let white): "UIExtendedGrayColorSpace " + text(white, alpha)
    case .sRGB(let red, let green, let blue):
      "UIExtendedSRGBColorSpace " + text(red, green, blue, alpha)
    case .displayP3(let red, let green, let blue):
      "kCGColorSpaceDisplayP3 " + text(red, green, blue, alpha)
    }
  }

  static func == (a: FixedColor, b: FixedColor) -> Bool {
    a.components == b.components && a.alpha == b.alpha
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(components)
    hasher.combine(alpha)
  }
}
