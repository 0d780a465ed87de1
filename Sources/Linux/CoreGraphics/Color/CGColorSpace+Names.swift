// SPDX-License-Identifier: MIT

extension CGColorSpace {
  /// The standard RGB space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB with components outside 0…1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB's primaries without its curve.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// Linear sRGB with components outside 0…1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The wide-gamut space of Apple's displays.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Display P3 with components outside 0…1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Display P3's primaries without its curve.
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  /// Linear Display P3 with components outside 0…1.
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  /// Grey of gamma 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grey that is proportional to light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Grey outside 0…1 too.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Linear grey outside 0…1 too.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
}
