// SPDX-License-Identifier: MIT
import CoreGraphics

/// Reading and writing by property. `sublayerTransform` is not here: the layer keeps it apart.
extension LayerValues {
  /// The value of a property; `.none` for a missing colour, image or path.
  func value(of property: LayerProperty) -> AnimatableValue {
    switch property {
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointZ: .number(anchorPointZ.native)
    case .zPosition: .number(zPosition.native)
    case .transform: .transform(transform)
    case .sublayerTransform: .none
    case .opacity: .number(Double(opacity))
    case .hidden: .number(isHidden ? 1 : 0)
    case .masksToBounds: .number(masksToBounds ? 1 : 0)
    case .doubleSided: .number(isDoubleSided ? 1 : 0)
    case .backgroundColor: backgroundColor.map { .color($0) } ?? .none
    case .cornerRadius: .number(cornerRadius.native)
    case .borderWidth: .number(borderWidth.native)
    case .borderColor: borderColor.map { .color($0) } ?? .none
    case .contents: contents.map { .image($0) } ?? .none
    case .contentsRect: .rect(contentsRect)
    case .contentsCenter: .rect(contentsCenter)
    case .contentsScale: .number(contentsScale.native)
    case .shadowColor: shadowColor.map { .color($0) } ?? .none
    case .shadowOpacity: .number(Double(shadowOpacity))
    case .shadowOffset: .size(shadowOffset)
    case .shadowRadius: .number(shadowRadius.native)
    case .shadowPath: shadowPath.map { .path($0) } ?? .none
    }
  }

  /// Stores a value of the property's type; others are ignored.
  mutating func set(_ property: LayerProperty, to value: AnimatableValue) {
    switch (property, value) {
    case (.bounds, .rect(let value)): bounds = value
    case (.position, .point(let value)): position = value
    case (.anchorPoint, .point(let value)): anchorPoint = value
    case (.anchorPointZ, .number(let value)): anchorPointZ = value
    case (.zPosition, .number(let value)): zPosition = value
    case (.transform, .transform(let value)): transform = value
    case (.opacity, .number(let value)): opacity = Float(value)
    case (.hidden, .number(let value)): isHidden = value >= 0.5
    case (.masksToBounds, .number(let value)): masksToBounds = value >= 0.5
    case (.doubleSided, .number(let value)): isDoubleSided = value >= 0.5
    case (.cornerRadius, .number(let value)): cornerRadius = value
    case (.borderWidth, .number(let value)): borderWidth = value
    case (.contentsRect, .rect(let value)): contentsRect = value
    case (.contentsCenter, .rect(let value)): contentsCenter = value
    case (.contentsScale, .number(let value)): contentsScale = value
    case (.shadowOpacity, .number(let value)): shadowOpacity = Float(value)
    case (.shadowOffset, .size(let value)): shadowOffset = value
    case (.shadowOffset, .point(let value)):
      shadowOffset = CGSize(width: value.x, height: value.y)
    case (.shadowRadius, .number(let value)): shadowRadius = value
    default: setReference(property, to: value)
    }
  }

  private mutating func setReference(_ property: LayerProperty, to value: AnimatableValue) {
    switch (property, value) {
    case (.backgroundColor, .color(let value)): backgroundColor = value
    case (.backgroundColor, .none): backgroundColor = nil
    case (.borderColor, .color(let value)): borderColor = value
    case (.borderColor, .none): borderColor = nil
    case (.contents, .image(let value)): contents = value
    case (.contents, .none): contents = nil
    case (.shadowColor, .color(let value)): shadowColor = value
    case (.shadowColor, .none): shadowColor = nil
    case (.shadowPath, .path(let value)): shadowPath = value
    case (.shadowPath, .none): shadowPath = nil
    default: break
    }
  }
}
