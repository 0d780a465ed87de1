// SPDX-License-Identifier: MIT
public import Foundation

/// A trait that the system defines, with the field that stores it.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var field: any WritableKeyPath<TraitValues, Value?> & Sendable { get }
}

/// The kind of device.
///
/// Counterpart: `UITraitUserInterfaceIdiom`.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// The value where nobody sets one.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
  static var field: any WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> & Sendable { \.idiom }
}

/// Light or dark.
///
/// Counterpart: `UITraitUserInterfaceStyle`.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// The value where nobody sets one.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
  static var field: any WritableKeyPath<TraitValues, UIUserInterfaceStyle?> & Sendable { \.style }
}

/// The reading direction.
///
/// Counterpart: `UITraitLayoutDirection`.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// The value where nobody sets one.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var field: any WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> & Sendable
  { \.layoutDirection }
}

/// Pixels per point.
///
/// Counterpart: `UITraitDisplayScale`.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// The value where nobody sets one.
  public static var defaultValue: CGFloat { 0 }
  static var field: any WritableKeyPath<TraitValues, CGFloat?> & Sendable { \.displayScale }
}

/// The display's range of colours.
///
/// Counterpart: `UITraitDisplayGamut`.
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// The value where nobody sets one.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
  static var field: any WritableKeyPath<TraitValues, UIDisplayGamut?> & Sendable { \.displayGamut }
}

/// The room across.
///
/// Counterpart: `UITraitHorizontalSizeClass`.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// The value where nobody sets one.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var field: any WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> & Sendable {
    \.horizontalSizeClass
  }
}

/// The room down.
///
/// Counterpart: `UITraitVerticalSizeClass`.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// The value where nobody sets one.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var field: any WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> & Sendable {
    \.verticalSizeClass
  }
}

/// The text size that the user asks for.
///
/// Counterpart: `UITraitPreferredContentSizeCategory`.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// The value where nobody sets one.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var field: any WritableKeyPath<TraitValues, UIContentSizeCategory?> & Sendable {
    \.contentSizeCategory
  }
}

/// The contrast that the user asks for.
///
/// Counterpart: `UITraitAccessibilityContrast`.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// The value where nobody sets one.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
  static var field: any WritableKeyPath<TraitValues, UIAccessibilityContrast?> & Sendable {
    \.contrast
  }
}

/// Ground or raised above it.
///
/// Counterpart: `UITraitUserInterfaceLevel`.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// The value where nobody sets one.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
  static var field: any WritableKeyPath<TraitValues, UIUserInterfaceLevel?> & Sendable { \.level }
}

/// Whether the user asks for bold text.
///
/// Counterpart: `UITraitLegibilityWeight`.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// The value where nobody sets one.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var field: any WritableKeyPath<TraitValues, UILegibilityWeight?> & Sendable {
    \.legibilityWeight
  }
}

/// Whether the window is active.
///
/// Counterpart: `UITraitActiveAppearance`.
public enum UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// The value where nobody sets one.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  static var field: any WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> & Sendable {
    \.activeAppearance
  }
}
