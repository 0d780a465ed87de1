// SPDX-License-Identifier: MIT
internal import Foundation

/// The values behind a trait collection; `nil` is "unspecified", so that collections can be laid over one another.
struct TraitValues: Equatable {
  var idiom: UIUserInterfaceIdiom?
  var style: UIUserInterfaceStyle?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?
  var displayGamut: UIDisplayGamut?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var contentSizeCategory: UIContentSizeCategory?
  var contrast: UIAccessibilityContrast?
  var level: UIUserInterfaceLevel?
  var legibilityWeight: UILegibilityWeight?
  var activeAppearance: UIUserInterfaceActiveAppearance?
  /// Values of traits that clients define, by the trait's type.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// Takes over every value that `other` specifies.
  mutating func merge(_ other: TraitValues) {
    idiom = other.idiom ?? idiom
    style = other.style ?? style
    layoutDirection = other.layoutDirection ?? layoutDirection
    displayScale = other.displayScale ?? displayScale
    displayGamut = other.displayGamut ?? displayGamut
    horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
    verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    contentSizeCategory = other.contentSizeCategory ?? contentSizeCategory
    contrast = other.contrast ?? contrast
    level = other.level ?? level
    legibilityWeight = other.legibilityWeight ?? legibilityWeight
    activeAppearance = other.activeAppearance ?? activeAppearance
    if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
  }

  /// Whether every value that `other` specifies is the same here.
  func contains(_ other: TraitValues) -> Bool {
    var merged = self
    merged.merge(other)
    return merged == self
  }
}

/// A client's trait value with the means to compare it; values that cannot be compared never equal one another.
struct CustomTraitValue: Equatable {
  let value: any Sendable

  static func == (lhs: CustomTraitValue, rhs: CustomTraitValue) -> Bool {
    func isEqual<V: Equatable>(_ own: V) -> Bool { rhs.value as? V == own }
    return (lhs.value as? any Equatable).map { isEqual($0) } ?? false
  }
}
