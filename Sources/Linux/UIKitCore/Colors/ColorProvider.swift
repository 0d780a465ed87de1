// SPDX-License-Identifier: MIT

/// The closure of a dynamic colour, equal to itself alone.
final class ColorProvider: Hashable, Sendable {
  private let provider: @Sendable (UITraitCollection) -> UIColor

  init(_ provider: @escaping @Sendable (UITraitCollection) -> UIColor) { self.provider = provider }

  func color(for traits: UITraitCollection) -> UIColor { provider(traits) }

  static func == (a: ColorProvider, b: ColorProvider) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
