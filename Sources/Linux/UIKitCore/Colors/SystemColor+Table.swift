// SPDX-License-Identifier: MIT

// The values of iOS 16, as Apple's Human Interface Guidelines list them, and as published dumps of UIKit do where
// those are silent.

extension SystemColor {
  static let byName = Dictionary(
    (tints + grays + texts + fills + backgrounds).map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first })

  // MARK: Tints

  static let red = SystemColor(
    "systemRedColor", light: 0xFF3B30, dark: 0xFF453A, lightHigh: 0xD70015, darkHigh: 0xFF6961)
  static let orange = SystemColor(
    "systemOrangeColor", light: 0xFF9500, dark: 0xFF9F0A, lightHigh: 0xC93400, darkHigh: 0xFFB340)
  static let yellow = SystemColor(
    "systemYellowColor", light: 0xFFCC00, dark: 0xFFD60A, lightHigh: 0xB25000, darkHigh: 0xFFD426)
  static let green = SystemColor(
    "systemGreenColor", light: 0x34C759, dark: 0x30D158, lightHigh: 0x248A3D, darkHigh: 0x30DB5B)
  static let mint = SystemColor(
    "systemMintColor", light: 0x00C7BE, dark: 0x63E6E2, lightHigh: 0x0C817B, darkHigh: 0x66D4CF)
  static let teal = SystemColor(
    "systemTealColor", light: 0x30B0C7, dark: 0x40C8E0, lightHigh: 0x008299, darkHigh: 0x5DE6FF)
  static let cyan = SystemColor(
    "systemCyanColor", light: 0x32ADE6, dark: 0x64D2FF, lightHigh: 0x0071A4, darkHigh: 0x70D7FF)
  static let blue = SystemColor(
    "systemBlueColor", light: 0x007AFF, dark: 0x0A84FF, lightHigh: 0x0040DD, darkHigh: 0x409CFF)
  static let indigo = SystemColor(
    "systemIndigoColor", light: 0x5856D6, dark: 0x5E5CE6, lightHigh: 0x3634A3, darkHigh: 0x7D7AFF)
  static let purple = SystemColor(
    "systemPurpleColor", light: 0xAF52DE, dark: 0xBF5AF2, lightHigh: 0x8944AB, darkHigh: 0xDA8FFF)
  static let pink = SystemColor(
    "systemPinkColor", light: 0xFF2D55, dark: 0xFF375F, lightHigh: 0xD30F45, darkHigh: 0xFF6482)
  static let brown = SystemColor(
    "systemBrownColor", light: 0xA2845E, dark: 0xAC8E68, lightHigh: 0x7F6545, darkHigh: 0xB59469)
  /// What `tintColor` is where no view has set another.
  static let tint = SystemColor(
    "tintColor", light: 0x007AFF, dark: 0x0A84FF, lightHigh: 0x0040DD, darkHigh: 0x409CFF)

  private static let tints = [
    red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, tint,
  ]

  // MARK: Greys

  static let gray = SystemColor(
    "systemGrayColor", light: 0x8E8E93, dark: 0x8E8E93, lightHigh: 0x6C6C70, darkHigh: 0xAEAEB2)
  static let gray2 = SystemColor(
    "systemGray2Color", light: 0xAEAEB2, dark: 0x636366, lightHigh: 0x8E8E93, darkHigh: 0x7C7C80)
  static let gray3 = SystemColor(
    "systemGray3Color", light: 0xC7C7CC, dark: 0x48484A, lightHigh: 0xAEAEB2, darkHigh: 0x545456)
  static let gray4 = SystemColor(
    "systemGray4Color", light: 0xD1D1D6, dark: 0x3A3A3C, lightHigh: 0xBCBCC0, darkHigh: 0x444446)
  static let gray5 = SystemColor(
    "systemGray5Color", light: 0xE5E5EA, dark: 0x2C2C2E, lightHigh: 0xD8D8DC, darkHigh: 0x363638)
  static let gray6 = SystemColor(
    "systemGray6Color", light: 0xF2F2F7, dark: 0x1C1C1E, lightHigh: 0xEBEBF0, darkHigh: 0x242426)

  private static let grays = [gray, gray2, gray3, gray4, gray5, gray6]

  // MARK: Text

  static let label = SystemColor("labelColor", light: 0x000000, dark: 0xFFFFFF)
  static let secondaryLabel = SystemColor(
    "secondaryLabelColor", light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.6, 0.6),
    highAlpha: (0.8, 0.7))
  static let tertiaryLabel = SystemColor(
    "tertiaryLabelColor", light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.3, 0.3),
    highAlpha: (0.7, 0.55))
  static let quaternaryLabel = SystemColor(
    "quaternaryLabelColor", light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.18, 0.16),
    highAlpha: (0.55, 0.4))
  static let placeholderText = SystemColor(
    "placeholderTextColor", light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.3, 0.3),
    highAlpha: (0.7, 0.55))
  static let link = SystemColor("linkColor", light: 0x007AFF, dark: 0x0984FF)
  static let separator = SystemColor(
    "separatorColor", light: 0x3C3C43, dark: 0x545458, alpha: (0.29, 0.6), highAlpha: (0.37, 0.75))
  static let opaqueSeparator = SystemColor("opaqueSeparatorColor", light: 0xC6C6C8, dark: 0x38383A)

  private static let texts = [
    label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, separator,
    opaqueSeparator,
  ]

  // MARK: Fills

  static let fill = SystemColor(
    "systemFillColor", light: 0x787880, dark: 0x787880, alpha: (0.2, 0.36), highAlpha: (0.28, 0.44))
  static let secondaryFill = SystemColor(
    "secondarySystemFillColor", light: 0x787880, dark: 0x787880, alpha: (0.16, 0.32),
    highAlpha: (0.24, 0.4))
  static let tertiaryFill = SystemColor(
    "tertiarySystemFillColor", light: 0x767680, dark: 0x767680, alpha: (0.12, 0.24),
    highAlpha: (0.2, 0.32))
  static let quaternaryFill = SystemColor(
    "quaternarySystemFillColor", light: 0x747480, dark: 0x767680, alpha: (0.08, 0.18),
    highAlpha: (0.16, 0.26))

  private static let fills = [fill, secondaryFill, tertiaryFill, quaternaryFill]

  // MARK: Backgrounds

  static let background = SystemColor(
    "systemBackgroundColor", light: 0xFFFFFF, dark: 0x000000, elevated: (0x1C1C1E, 0x242426))
  static let secondaryBackground = SystemColor(
    "secondarySystemBackgroundColor", light: 0xF2F2F7, dark: 0x1C1C1E, lightHigh: 0xEBEBF0,
    darkHigh: 0x242426, elevated: (0x2C2C2E, 0x363638))
  static let tertiaryBackground = SystemColor(
    "tertiarySystemBackgroundColor", light: 0xFFFFFF, dark: 0x2C2C2E, darkHigh: 0x363638,
    elevated: (0x3A3A3C, 0x444446))
  static let groupedBackground = SystemColor(
    "systemGroupedBackgroundColor", light: 0xF2F2F7, dark: 0x000000, lightHigh: 0xEBEBF0,
    elevated: (0x1C1C1E, 0x242426))
  static let secondaryGroupedBackground = SystemColor(
    "secondarySystemGroupedBackgroundColor", light: 0xFFFFFF, dark: 0x1C1C1E, darkHigh: 0x242426,
    elevated: (0x2C2C2E, 0x363638))
  static let tertiaryGroupedBackground = SystemColor(
    "tertiarySystemGroupedBackgroundColor", light: 0xF2F2F7, dark: 0x2C2C2E, lightHigh: 0xEBEBF0,
    darkHigh: 0x363638, elevated: (0x3A3A3C, 0x444446))
  static let groupTableViewBackground = SystemColor(
    "groupTableViewBackgroundColor", light: 0xF2F2F7, dark: 0x000000, lightHigh: 0xEBEBF0,
    elevated: (0x1C1C1E, 0x242426))

  private static let backgrounds = [
    background, secondaryBackground, tertiaryBackground, groupedBackground,
    secondaryGroupedBackground, tertiaryGroupedBackground, groupTableViewBackground,
  ]
}
