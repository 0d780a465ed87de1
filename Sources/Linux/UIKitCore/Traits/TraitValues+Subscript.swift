// SPDX-License-Identifier: MIT
internal import Foundation

extension TraitValues {
  /// The value of a trait by its type; setting the default of a system trait makes it unspecified.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type,
        let value = Self.read(system, in: self) as? T.Value
      {
        return value
      }
      return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        Self.write(system, newValue, in: &self)
      } else {
        custom[ObjectIdentifier(trait)] = .make(newValue)
      }
    }
  }

  private static func read<T: SystemTrait>(_ trait: T.Type, in values: TraitValues) -> any Sendable
  {
    values[keyPath: T.field] ?? T.defaultValue
  }

  private static func write<T: SystemTrait>(
    _ trait: T.Type, _ value: Any, in values: inout TraitValues
  ) {
    guard let value = value as? T.Value else { return }
    values[keyPath: T.field] = value == T.defaultValue ? nil : value
  }

  /// What `mutations` makes of `base`.
  init(_ mutations: (inout any UIMutableTraits) -> Void, over base: TraitValues) {
    var traits: any UIMutableTraits = base
    mutations(&traits)
    self = traits as? TraitValues ?? base
  }
}

extension TraitValues: UIMutableTraits {}

extension CustomTraitValue {
  /// Wraps a value.
  static func make(_ value: any Sendable) -> CustomTraitValue {
    CustomTraitValue(value: value)
  }
}

extension TraitValues {
  /// Whether the trait has a value here.
  func specifies(_ trait: UITrait) -> Bool {
    func specifies<T: SystemTrait>(_ trait: T.Type) -> Bool { self[keyPath: T.field] != nil }
    if let system = trait as? any SystemTrait.Type { return specifies(system) }
    return custom[ObjectIdentifier(trait)] != nil
  }

  /// Makes the trait unspecified.
  mutating func remove(_ trait: UITrait) {
    func clear<T: SystemTrait>(_ trait: T.Type, in values: inout TraitValues) {
      values[keyPath: T.field] = nil
    }
    if let system = trait as? any SystemTrait.Type { return clear(system, in: &self) }
    custom[ObjectIdentifier(trait)] = nil
  }
}
