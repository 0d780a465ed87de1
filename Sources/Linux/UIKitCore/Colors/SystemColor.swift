// SPDX-License-Identifier: MIT
import CoreGraphics

/// A colour of the system, with what it is in each appearance of iOS 16.
struct SystemColor: Hashable, Sendable {
  /// The name of the Objective-C property, which storyboards use: `systemRedColor`.
  let name: String
  let light: FixedColor
  let dark: FixedColor
  let lightHighContrast: FixedColor
  let darkHighContrast: FixedColor
  /// In dark appearance on an elevated level; most colours have none of their own.
  var darkElevated: FixedColor?
  var darkElevatedHighContrast: FixedColor?

  func variant(for traits: UITraitCollection) -> FixedColor {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return isHigh ? lightHighContrast : light }
    if traits.userInterfaceLevel == .elevated,
      let elevated = isHigh ? darkElevatedHighContrast : darkElevated
    {
      return elevated
    }
    return isHigh ? darkHighContrast : dark
  }

  static func == (a: SystemColor, b: SystemColor) -> Bool { a.name == b.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension SystemColor {
  /// A colour of the system by the name that storyboards use.
  static func named(_ name: String) -> SystemColor? { byName[name] }

  /// - Parameters:
  ///   - light: 0xRRGGBB, as the others.
  ///   - lightHigh: Under increased contrast; nil is the same as `light`.
  ///   - elevated: On an elevated level in dark appearance, without and with increased contrast.
  init(
    _ name: String, light: UInt32, dark: UInt32, lightHigh: UInt32? = nil, darkHigh: UInt32? = nil,
    elevated: (UInt32, UInt32)? = nil
  ) {
    self.name = name
    self.light = FixedColor(hex: light)
    self.dark = FixedColor(hex: dark)
    lightHighContrast = FixedColor(hex: lightHigh ?? light)
    darkHighContrast = FixedColor(hex: darkHigh ?? dark)
    darkElevated = elevated.map { FixedColor(hex: $0.0) }
    darkElevatedHighContrast = elevated.map { FixedColor(hex: $0.1) }
  }

  /// A translucent colour.
  ///
  /// - Parameters:
  ///   - alpha: In light and in dark appearance.
  ///   - highAlpha: The same under increased contrast.
  init(
    _ name: String, light: UInt32, dark: UInt32, alpha: (Double, Double),
    highAlpha: (Double, Double)
  ) {
    self.name = name
    self.light = FixedColor(hex: light, alpha: alpha.0)
    self.dark = FixedColor(hex: dark, alpha: alpha.1)
    lightHighContrast = FixedColor(hex: light, alpha: highAlpha.0)
    darkHighContrast = FixedColor(hex: dark, alpha: highAlpha.1)
  }
}

extension FixedColor {
  /// A colour of the form 0xRRGGBB; black and white are greys, as UIKit's are.
  init(hex: UInt32, alpha: Double = 1) {
    switch hex {
    case 0x000000: self.init(.gray(0), alpha: alpha)
    case 0xFFFFFF: self.init(.gray(1), alpha: alpha)
    default:
      self.init(
        .sRGB(
          red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
          blue: Double(hex & 0xFF) / 255), alpha: alpha)
    }
  }
}
