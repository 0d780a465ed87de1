// SPDX-License-Identifier: MIT

extension UIView {
  /// The direction of a layout of that meaning, under the current traits.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// The direction of a layout of that meaning, within one of `layoutDirection`.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: effectiveTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  func layoutDirectionChanged() {
    setNeedsLayout()
    setNeedsDisplay()
    autoLayoutMarginsChanged()
  }
}
