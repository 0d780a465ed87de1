// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import TextLayout

extension FontAttributes {
  /// The attributes of a font by its family, full or PostScript name; nil when nobody knows it.
  init?(name: String, size: Double) {
    if let family = InstalledFonts.family(name) {
      self.init(family: family, size: size)
      return
    }
    for separator in ["-", " "] {
      guard let cut = name.range(of: separator, options: .backwards),
        let family = InstalledFonts.family(String(name[..<cut.lowerBound]))
      else { continue }
      let face = FaceName(String(name[cut.upperBound...]))
      self.init(family: family, size: size, weight: face.weight, isItalic: face.isItalic)
      return
    }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let family = parts.first, let substitute = AppleFonts.substitute(for: family) else {
      return nil
    }
    let face = FaceName(parts.count > 1 ? parts[1] : "")
    self.init(
      size: size, weight: face.weight, isItalic: face.isItalic, design: substitute)
    Diagnostics.report(
      "the font \(name) is not installed; the nearest of this machine is drawn in its place",
      once: "font \(name)")
  }
}

/// The families of this machine, found with or without the spaces of their names.
private enum InstalledFonts {
  private static let byName = Dictionary(
    PangoEngine.shared.familyNames.map { (squeezed($0), $0) },
    uniquingKeysWith: { first, _ in first })

  static func family(_ name: String) -> String? { byName[squeezed(name)] }

  private static func squeezed(_ name: String) -> String {
    name.lowercased().filter { $0 != " " }
  }
}

/// The fonts that every iOS has and apps name outright.
private enum AppleFonts {
  private static let sans: Set = [
    "Helvetica", "HelveticaNeue", "Helvetica Neue", "Arial", "ArialMT", "Avenir", "AvenirNext",
    "Avenir Next", "Verdana", "Futura", "GillSans", "TrebuchetMS", "Optima", "SFProText",
    "SFProDisplay", "SFUIText", "SFUIDisplay", "ArialRoundedMTBold", "HiraginoSans",
    "HiraKakuProN", "Hiragino Sans", "AppleSDGothicNeo", "PingFangSC", "PingFangTC", "PingFangHK",
  ]
  private static let serif: Set = [
    "Georgia", "TimesNewRomanPSMT", "TimesNewRomanPS", "Times New Roman", "Palatino", "Baskerville",
    "Didot", "HiraMinProN", "Hiragino Mincho ProN", "NewYork",
  ]
  private static let monospaced: Set = [
    "Menlo", "Courier", "CourierNewPSMT", "CourierNewPS", "Courier New", "SFMono",
  ]

  static func substitute(for family: String) -> UIFontDescriptor.SystemDesign? {
    if sans.contains(family) { return .default }
    if serif.contains(family) { return .serif }
    return monospaced.contains(family) ? .monospaced : nil
  }
}
