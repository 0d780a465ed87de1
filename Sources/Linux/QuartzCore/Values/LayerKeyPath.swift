// SPDX-License-Identifier: MIT
import CoreGraphics

/// A key path such as `bounds.size.width` or `transform.rotation.z`, looked up once.
struct LayerKeyPath: Equatable, Sendable {
  /// The part of a structure that a path ends at.
  enum Component: Equatable, Sendable {
    case whole
    case x, y
    case width, height
    case origin, size, originX, originY, sizeWidth, sizeHeight
    case rotationX, rotationY, rotationZ
    case scale, scaleX, scaleY, scaleZ
    case translation, translationX, translationY, translationZ
  }

  var property: LayerProperty
  var component: Component

  /// `nil` for a path that no property of a layer answers.
  init?(_ path: String) {
    let parts = path.split(separator: ".")
    guard let first = parts.first, let property = LayerProperty(key: first) else { return nil }
    self.property = property
    let rest = parts.dropFirst().joined(separator: ".")
    guard let component = Self.component(rest, of: property) else { return nil }
    self.component = component
  }

  private static func component(_ name: String, of property: LayerProperty) -> Component? {
    if name.isEmpty { return .whole }
    switch property {
    case .position, .anchorPoint: return point[name]
    case .shadowOffset: return size[name]
    case .bounds, .contentsRect, .contentsCenter: return rect[name]
    case .transform, .sublayerTransform: return transform[name]
    default: return nil
    }
  }

  private static let point: [String: Component] = ["x": .x, "y": .y]
  private static let size: [String: Component] = ["width": .width, "height": .height]
  private static let rect: [String: Component] = [
    "origin": .origin, "origin.x": .originX, "origin.y": .originY,
    "size": .size, "size.width": .sizeWidth, "size.height": .sizeHeight,
  ]
  private static let transform: [String: Component] = [
    "rotation": .rotationZ, "rotation.x": .rotationX, "rotation.y": .rotationY,
    "rotation.z": .rotationZ, "scale": .scale, "scale.x": .scaleX, "scale.y": .scaleY,
    "scale.z": .scaleZ, "translation": .translation, "translation.x": .translationX,
    "translation.y": .translationY, "translation.z": .translationZ,
  ]
}
