// SPDX-License-Identifier: MIT
public import Foundation

/// The circumstances in which an interface is shown: appearance, reading direction, room, text size and more.
///
/// A collection never changes, and may be read on any thread. A trait that it does not specify reads as
/// its default.
///
/// Counterpart: `UITraitCollection`.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  /// A collection that specifies nothing.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// A collection that specifies what `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues(mutations, over: TraitValues()))
  }

  /// A collection of what `traitCollections` specify; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Whether both specify the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  /// Equal for equal collections.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.style)
    hasher.combine(values.idiom)
    hasher.combine(values.contentSizeCategory)
    return hasher.finalize()
  }

  /// The value of a trait by its type.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// The same collection with what `mutations` sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    UITraitCollection(values: TraitValues(mutations, over: values))
  }

  /// Whether all that the other specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// Whether colours may look different in the other collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.style != other.style || values.contrast != other.contrast
      || values.level != other.level || values.displayGamut != other.displayGamut
      || values.idiom != other.idiom || values.custom != other.custom
  }

  /// The traits, of those given, whose values differ in the other collection.
  func changed(_ traits: [UITrait], from previous: UITraitCollection) -> Bool {
    traits.contains { differs($0, from: previous) }
  }

  private func differs<T: UITraitDefinition>(_ trait: T.Type, from previous: UITraitCollection)
    -> Bool
  {
    CustomTraitValue.make(values[trait]) != CustomTraitValue.make(previous.values[trait])
  }
}
