// SPDX-License-Identifier: MIT
public import Foundation

// The system's traits by name, and collections of a single one.
extension UITraitCollection {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    values.idiom ?? UITraitUserInterfaceIdiom.defaultValue
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    values.style ?? UITraitUserInterfaceStyle.defaultValue
  }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? UITraitLayoutDirection.defaultValue
  }
  /// Pixels per point.
  public var displayScale: CGFloat { values.displayScale ?? UITraitDisplayScale.defaultValue }
  /// The display's range of colours.
  public var displayGamut: UIDisplayGamut {
    values.displayGamut ?? UITraitDisplayGamut.defaultValue
  }
  /// The room across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? UITraitHorizontalSizeClass.defaultValue
  }
  /// The room down.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    values.verticalSizeClass ?? UITraitVerticalSizeClass.defaultValue
  }
  /// The text size that the user asks for.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.contentSizeCategory ?? UITraitPreferredContentSizeCategory.defaultValue
  }
  /// The contrast that the user asks for.
  public var accessibilityContrast: UIAccessibilityContrast {
    values.contrast ?? UITraitAccessibilityContrast.defaultValue
  }
  /// Ground or raised above it.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    values.level ?? UITraitUserInterfaceLevel.defaultValue
  }
  /// Whether the user asks for bold text.
  public var legibilityWeight: UILegibilityWeight {
    values.legibilityWeight ?? UITraitLegibilityWeight.defaultValue
  }
  /// Whether the window is active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    values.activeAppearance ?? UITraitActiveAppearance.defaultValue
  }

  /// A collection that specifies nothing but `userInterfaceIdiom`.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }
  /// A collection that specifies nothing but `userInterfaceStyle`.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// A collection that specifies nothing but `layoutDirection`.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// A collection that specifies nothing but `displayScale`.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }
  /// A collection that specifies nothing but `displayGamut`.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }
  /// A collection that specifies nothing but `horizontalSizeClass`.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// A collection that specifies nothing but `verticalSizeClass`.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// A collection that specifies nothing but `preferredContentSizeCategory`.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// A collection that specifies nothing but `accessibilityContrast`.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// A collection that specifies nothing but `userInterfaceLevel`.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// A collection that specifies nothing but `legibilityWeight`.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  /// A collection that specifies nothing but `activeAppearance`.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
}
