// SPDX-License-Identifier: MIT
import CoreGraphics

/// Fonts, as Interface Builder writes them.
extension InterfaceReader {
  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The sizes, in points, that a text can be set in.
  private static let sizes: ClosedRange<CGFloat> = 1...1_000

  /// The `<fontDescription>` with a key; `nil` where there is none that can be read.
  ///
  /// - Parameter systemSize: The size of a description that names none.
  func font(_ key: String, systemSize: CGFloat = 17) -> UIFont? {
    guard let reader = reader(key) else { return nil }
    defer { reader.reportRemainder() }
    return reader.asFont(systemSize: systemSize)
  }

  private func asFont(systemSize: CGFloat) -> UIFont? {
    // Says which of the system's fonts the size was taken from.
    ignoreAttributes(["metaFont"])
    if let style = string("style") {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = number("pointSize") ?? number("size") ?? systemSize
    guard Self.sizes.contains(size) else {
      isMuted = true
      return reportBadValue("\(size)", of: "pointSize")
    }
    if let name = string("name") { return namedFont(name, size: size) }
    let weight = choice("weight", Self.weights)
    switch string("type") {
    case "system", nil: return .systemFont(ofSize: size, weight: weight ?? .regular)
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case let type?: return reportBadValue(type, of: "type")
    }
  }

  private func namedFont(_ name: String, size: CGFloat) -> UIFont {
    let family = string("family")
    if let font = UIFont(name: name, size: size) { return font }
    report("font \(name) of the family \(family ?? "?") is not installed; the system's is used")
    return .systemFont(ofSize: size, weight: name.hasSuffix("Bold") ? .bold : .regular)
  }
}
