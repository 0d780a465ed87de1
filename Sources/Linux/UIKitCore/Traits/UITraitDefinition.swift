// SPDX-License-Identifier: MIT

/// A trait, named by its type: one of the system's, or one that a client defines.
///
/// Counterpart: `UITrait`.
public typealias UITrait = any UITraitDefinition.Type

/// What a client declares to add a trait of its own.
///
/// Counterpart: `UITraitDefinition`.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Sendable
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
  /// The name that descriptions show.
  static var name: String { get }
  /// The name that tells the trait apart, among all apps.
  static var identifier: String { get }
  /// Whether colours depend on it, so that they are resolved again when it changes.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// The type's full name.
  public static var identifier: String { String(reflecting: Self.self) }
  /// `false`.
  public static var affectsColorAppearance: Bool { false }
}
