// SPDX-License-Identifier: MIT
import CoreGraphics

/// Properties by name; any other key is a place for the caller's own values.
extension CALayer {
  final func keyedValue(_ key: String) -> Any? {
    if let property = LayerProperty(key: key[...]) { return unboxed(property) }
    switch key {
    case "frame": return frame
    case "name": return name
    case "contentsGravity": return contentsGravity.rawValue
    case "maskedCorners": return maskedCorners.rawValue
    case "geometryFlipped": return isGeometryFlipped
    case "opaque": return isOpaque
    case "needsDisplayOnBoundsChange": return needsDisplayOnBoundsChange
    case "speed": return speed
    case "timeOffset": return timeOffset
    case "beginTime": return beginTime
    case "sublayers": return sublayers
    case "superlayer": return superlayer
    case "delegate": return delegate
    default: return extras?.keyedValues[key] ?? Self.initialValue(forKey: key)
    }
  }

  private func unboxed(_ property: LayerProperty) -> Any? {
    switch property {
    case .hidden: isHidden
    case .masksToBounds: masksToBounds
    case .doubleSided: isDoubleSided
    case .opacity: opacity
    case .shadowOpacity: shadowOpacity
    case .sublayerTransform: sublayerTransform
    default: values.value(of: property).any
    }
  }

  static func initialValue(forKey key: String) -> Any? {
    guard let property = LayerProperty(key: key[...]) else { return nil }
    switch property {
    case .hidden, .masksToBounds: return false
    case .doubleSided: return true
    case .sublayerTransform: return CATransform3DIdentity
    default: return LayerValues().value(of: property).any
    }
  }

  final func setKeyedValue(_ value: Any?, _ key: String) {
    if let property = LayerProperty(key: key[...]) {
      setProperty(property, to: AnimatableValue(value))
      return
    }
    let plain = AnimatableValue(value)
    let number = plain.number
    switch key {
    case "frame": if case .rect(let rect) = plain { frame = rect }
    case "name": name = value as? String
    case "contentsGravity":
      if let value = value as? String { contentsGravity = CALayerContentsGravity(rawValue: value) }
    case "maskedCorners":
      if let number { maskedCorners = CACornerMask(rawValue: UInt(max(number, 0))) }
    case "geometryFlipped": isGeometryFlipped = number == 1
    case "opaque": isOpaque = number == 1
    case "needsDisplayOnBoundsChange": needsDisplayOnBoundsChange = number == 1
    case "speed": if let number { speed = Float(number) }
    case "timeOffset": if let number { timeOffset = number }
    case "beginTime": if let number { beginTime = number }
    default: setOwnValue(value, key)
    }
  }

  private func setOwnValue(_ value: Any?, _ key: String) {
    let action = tree != nil && !CATransaction.disableActions() ? action(forKey: key) : nil
    ownExtras.keyedValues[key] = value
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Sets through the open setters, so that overriding ones hear of it.
  private func setProperty(_ property: LayerProperty, to value: AnimatableValue) {
    switch (property, value) {
    case (.bounds, .rect(let value)): bounds = value
    case (.position, .point(let value)): position = value
    case (.anchorPoint, .point(let value)): anchorPoint = value
    case (.anchorPointZ, .number(let value)): anchorPointZ = value
    case (.zPosition, .number(let value)): zPosition = value
    case (.transform, .transform(let value)): transform = value
    case (.sublayerTransform, .transform(let value)): sublayerTransform = value
    case (.opacity, .number(let value)): opacity = Float(value)
    case (.hidden, .number(let value)): isHidden = value != 0
    case (.masksToBounds, .number(let value)): masksToBounds = value != 0
    case (.doubleSided, .number(let value)): isDoubleSided = value != 0
    case (.cornerRadius, .number(let value)): cornerRadius = value
    case (.borderWidth, .number(let value)): borderWidth = value
    case (.contentsRect, .rect(let value)): contentsRect = value
    case (.contentsCenter, .rect(let value)): contentsCenter = value
    case (.contentsScale, .number(let value)): contentsScale = value
    case (.shadowOpacity, .number(let value)): shadowOpacity = Float(value)
    case (.shadowOffset, .size(let value)): shadowOffset = value
    case (.shadowRadius, .number(let value)): shadowRadius = value
    case (.backgroundColor, _): backgroundColor = value.any as? CGColor
    case (.borderColor, _): borderColor = value.any as? CGColor
    case (.shadowColor, _): shadowColor = value.any as? CGColor
    case (.shadowPath, _): shadowPath = value.any as? CGPath
    case (.contents, _): contents = value.any
    default: break
    }
  }

  final func keyedValue(atPath path: String) -> Any? {
    guard path.contains(".") else { return value(forKey: path) }
    guard let keyPath = LayerKeyPath(path) else { return extras?.keyedValues[path] }
    return keyPath.extract(from: modelValue(of: keyPath.property)).any
  }

  final func setKeyedValue(_ value: Any?, atPath path: String) {
    guard path.contains("."), let keyPath = LayerKeyPath(path) else {
      setValue(value, forKey: path)
      return
    }
    let whole = modelValue(of: keyPath.property)
    setProperty(keyPath.property, to: keyPath.insert(AnimatableValue(value), into: whole))
  }

  private func modelValue(of property: LayerProperty) -> AnimatableValue {
    property == .sublayerTransform
      ? .transform(sublayerTransform) : values.value(of: property)
  }
}
