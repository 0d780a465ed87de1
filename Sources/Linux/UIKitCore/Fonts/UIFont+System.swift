// SPDX-License-Identifier: MIT
public import CoreGraphics
import TextLayout

extension UIFont {
  /// The system font, regular.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    FontCache.font(FontAttributes(size: systemSize(fontSize)))
  }

  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    FontCache.font(FontAttributes(size: systemSize(fontSize), weight: weight))
  }

  /// The system font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    FontCache.font(FontAttributes(size: systemSize(fontSize), weight: .bold))
  }

  /// The system font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    FontCache.font(FontAttributes(size: systemSize(fontSize), isItalic: true))
  }

  /// The system font with digits of one width, so that a counter does not shake.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> UIFont
  {
    FontCache.font(
      FontAttributes(size: systemSize(fontSize), weight: weight, hasMonospacedDigits: true))
  }

  /// The system font with all letters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> UIFont
  {
    FontCache.font(
      FontAttributes(size: systemSize(fontSize), weight: weight, design: .monospaced))
  }

  /// 17 points.
  public class var labelFontSize: CGFloat { 17 }

  /// 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// The families installed on this machine, sorted.
  public class var familyNames: [String] { PangoEngine.shared.familyNames }

  private static func systemSize(_ size: CGFloat) -> Double {
    size > 0 ? Double(size) : Double(systemFontSize)
  }
}
