// SPDX-License-Identifier: MIT

/// Traits that a view, controller or window sets for itself and what is in it.
///
/// Counterpart: `UITraitOverrides`.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether the trait is set here.
  func contains(_ trait: UITrait) -> Bool
  /// Goes back to what comes from above.
  mutating func remove(_ trait: UITrait)
}

/// The one kind of overrides there is.
struct UITraitOverridesStorage: UITraitOverrides, Equatable {
  var values = TraitValues()

  init() {}

  /// Takes over overrides that came through the protocol.
  init(_ overrides: any UITraitOverrides) {
    self = overrides as? UITraitOverridesStorage ?? UITraitOverridesStorage()
  }

  /// The trait's own value; its default where it is not set here.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether the trait is set here, be it to its default.
  func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// Lets the trait come from above again.
  mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

/// All that one object sets for itself.
struct TraitOverrides: Equatable {
  var style = UIUserInterfaceStyle.unspecified
  var overrides = UITraitOverridesStorage()

  init() {}

  /// The traits from above with these over them; the same object where nothing is set.
  func applied(to outer: UITraitCollection) -> UITraitCollection {
    guard style != .unspecified || overrides.values != TraitValues() else { return outer }
    var values = outer.values
    values.merge(overrides.values)
    if style != .unspecified { values.style = style }
    return values == outer.values ? outer : UITraitCollection(values: values)
  }
}
