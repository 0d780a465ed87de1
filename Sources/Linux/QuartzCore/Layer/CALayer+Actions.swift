// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

/// The search for what a change does besides changing.
extension CALayer {
  final func searchAction(forKey event: String) -> (any CAAction)? {
    if let delegate, let found = delegate.action(for: self, forKey: event) {
      return found is NSNull ? nil : found
    }
    if let found = extras?.actions?[event] { return found is NSNull ? nil : found }
    if let found = type(of: self).defaultAction(forKey: event) {
      return found is NSNull ? nil : found
    }
    return implicitAnimation(forKey: event)
  }

  /// From what is shown now to the value that is about to be set.
  private func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard
      cache.hasBeenShown, let property = LayerProperty(key: event[...]), property.animatesImplicitly
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = shownValue(of: property)
    return animation
  }

  /// The value of a property with animations applied, boxed for `fromValue`.
  final func shownValue(of property: LayerProperty) -> AnimatableValue {
    if property == .sublayerTransform { return .transform(sublayerTransform) }
    guard animations != nil else { return values.value(of: property) }
    return valuesShown(at: MediaTime.now).value(of: property)
  }
}
