// SPDX-License-Identifier: MIT
import CoreGraphics

/// What a `UIColor` is made of.
enum ColorSource: Hashable, Sendable, CustomStringConvertible {
  /// The same everywhere.
  case fixed(FixedColor)
  /// One of the table, with a variant for each appearance.
  case system(SystemColor)
  /// Asks a closure.
  case dynamic(ColorProvider)
  /// A dynamic colour with an opacity of its own.
  case faded(UIColor, Double)

  init?(coder: NSCoder) {
    if let name = coder.object(NSString.self, forKey: "UISystemColorName") as String?,
      let color = SystemColor.named(name)
    {
      self = .system(color)
    } else if coder.containsValue(forKey: "UIRed") {
      self = .fixed(
        FixedColor(
          .sRGB(
            red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
            blue: coder.decodeDouble(forKey: "UIBlue")),
          alpha: coder.decodeDouble(forKey: "UIAlpha")))
    } else if coder.containsValue(forKey: "UIWhite") {
      self = .fixed(
        FixedColor(
          .gray(coder.decodeDouble(forKey: "UIWhite")),
          alpha: coder.decodeDouble(forKey: "UIAlpha")))
    } else {
      return nil
    }
  }

  func encode(with coder: NSCoder, resolved: FixedColor) {
    if case .system(let color) = self {
      coder.encode(color.name as NSString, forKey: "UISystemColorName")
    }
    if case .gray(let white) = resolved.components {
      coder.encode(white, forKey: "UIWhite")
    } else {
      let rgb = resolved.sRGB
      coder.encode(rgb.red, forKey: "UIRed")
      coder.encode(rgb.green, forKey: "UIGreen")
      coder.encode(rgb.blue, forKey: "UIBlue")
    }
    coder.encode(resolved.alpha, forKey: "UIAlpha")
  }

  var description: String {
    switch self {
    case .fixed(let color): color.description
    case .system(let color): "<UIDynamicSystemColor; name = \(color.name)>"
    case .dynamic: "<UIDynamicProviderColor>"
    case .faded(let base, let alpha):
      "<UIDynamicModifiedColor; contrast = normal, baseColor = \(base), alpha = \(alpha)>"
    }
  }
}
