// SPDX-License-Identifier: MIT
import CGTK
import Diagnostics

/// Which families stand for a descriptor on this machine.
enum FontFamilies {
  /// What draws the system font, best first: Latin, then Japanese, then whatever else there may be.
  static let system = ["Inter", "Noto Sans CJK JP"]

  /// What draws the system's monospaced font.
  static let monospaced = ["Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono"]

  /// What steps in when a family or a letter is missing; none of them is promised.
  static let fallbacks = [
    "Noto Sans CJK JP", "Noto Sans", "DejaVu Sans", "Liberation Sans", "Noto Color Emoji",
  ]

  /// The installed families to try in order; reports, once by name, the one that should have been first.
  static func list(for descriptor: FontDescriptor) -> [String] {
    let installed = PangoEngine.shared.installedFamilies
    let wanted: [String]
    if let family = descriptor.family {
      wanted = [family]
    } else if descriptor.isMonospaced {
      // No monospaced family is promised, so any of the list will do.
      wanted = Array(monospaced.filter { installed[$0.lowercased()] != nil }.prefix(1))
    } else {
      wanted = system
    }
    var names: [String] = []
    for name in wanted {
      if let real = installed[name.lowercased()] { names.append(real) } else { report(name) }
    }
    for name in system + fallbacks {
      if let real = installed[name.lowercased()], !names.contains(real) { names.append(real) }
    }
    return names
  }

  private static func report(_ name: String) {
    Diagnostics.report(
      "the font family \"\(name)\" is not installed; another is used in its place",
      once: "missing font family \(name)")
  }

  /// A PostScript-like name: the family without spaces, a hyphen, weight and slant.
  static func faceName(_ family: String, _ descriptor: FontDescriptor) -> String {
    let weights = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let index = min(max((descriptor.weight + 50) / 100 - 1, 0), weights.count - 1)
    let weight = weights[index]
    let style =
      descriptor.isItalic ? (weight == "Regular" ? "Italic" : weight + "Italic") : weight
    return family.filter { $0 != " " } + "-" + style
  }
}
