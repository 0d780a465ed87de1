// SPDX-License-Identifier: MIT
import CoreGraphics

/// The two ends of a basic animation, where nil is what the layer has underneath.
struct BasicValues {
  var from: AnimatableValue?
  var to: AnimatableValue?
  /// Both ends are missing but a distance is given: added to what the layer has.
  var by: AnimatableValue?

  init(_ animation: CABasicAnimation, layer: CALayer) {
    let isColor = animation.keyPath?.hasSuffix("Color") == true
    func value(_ any: Any?) -> AnimatableValue? {
      guard let any else { return nil }
      let value = AnimatableValue(any)
      // NSNull and nested nils mean "no colour" where that is a value.
      return value.isNone && !isColor ? nil : value
    }
    from = value(animation.fromValue)
    to = value(animation.toValue)
    let by = value(animation.byValue)
    switch (from, to, by) {
    case (.some(let start), nil, .some(let by)): to = start.adding(by)
    case (nil, .some(let end), .some(let by)): from = end.subtracting(by)
    case (nil, nil, .some): self.by = by
    case (nil, nil, nil):
      if let path = animation.keyPath, let keyPath = LayerKeyPath(path) {
        from = keyPath.extract(from: layer.shownValue(of: keyPath.property))
      }
    default: break
    }
  }

  /// The value at a progress over what is underneath.
  func value(at progress: Double, over underlying: AnimatableValue) -> AnimatableValue {
    if let by { return underlying.interpolated(to: underlying.adding(by), progress: progress) }
    return (from ?? underlying).interpolated(to: to ?? underlying, progress: progress)
  }

  /// What is to be added at a progress; a missing end is "nothing".
  func additiveValue(at progress: Double) -> AnimatableValue {
    if let by { return by.neutral.interpolated(to: by, progress: progress) }
    guard let known = from ?? to else { return .none }
    return (from ?? known.neutral).interpolated(to: to ?? known.neutral, progress: progress)
  }
}
