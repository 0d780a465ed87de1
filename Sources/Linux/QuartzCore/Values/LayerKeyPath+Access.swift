// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

extension LayerKeyPath {
  /// The part of `whole`, a value of the path's property.
  func extract(from whole: AnimatableValue) -> AnimatableValue {
    switch (whole, component) {
    case (_, .whole): return whole
    case (.point(let p), .x): return .number(p.x.native)
    case (.point(let p), .y): return .number(p.y.native)
    case (.size(let s), .width): return .number(s.width.native)
    case (.size(let s), .height): return .number(s.height.native)
    case (.rect(let r), .origin): return .point(r.origin)
    case (.rect(let r), .size): return .size(r.size)
    case (.rect(let r), .originX): return .number(r.origin.x.native)
    case (.rect(let r), .originY): return .number(r.origin.y.native)
    case (.rect(let r), .sizeWidth): return .number(r.size.width.native)
    case (.rect(let r), .sizeHeight): return .number(r.size.height.native)
    case (.transform(let t), _): return t.part(component)
    default: return .none
    }
  }

  /// `whole` with the part replaced; a part of the wrong type leaves it as it is.
  func insert(_ part: AnimatableValue, into whole: AnimatableValue) -> AnimatableValue {
    if component == .whole { return part }
    switch (whole, part) {
    case (.point(var p), .number(let value)):
      if component == .x { p.x = value } else { p.y = value }
      return .point(p)
    case (.size(var s), .number(let value)):
      if component == .width { s.width = value } else { s.height = value }
      return .size(s)
    case (.rect(let r), .point(let value)): return .rect(CGRect(origin: value, size: r.size))
    case (.rect(let r), .size(let value)): return .rect(CGRect(origin: r.origin, size: value))
    case (.rect(var r), .number(let value)):
      switch component {
      case .originX: r.origin.x = value
      case .originY: r.origin.y = value
      case .sizeWidth: r.size.width = value
      default: r.size.height = value
      }
      return .rect(r)
    case (.transform(let t), _): return .transform(t.replacing(component, with: part))
    default: return whole
    }
  }
}

extension CATransform3D {
  fileprivate func part(_ component: LayerKeyPath.Component) -> AnimatableValue {
    switch component {
    case .translation: return .size(CGSize(width: m41, height: m42))
    case .translationX: return .number(m41.native)
    case .translationY: return .number(m42.native)
    case .translationZ: return .number(m43.native)
    case .scaleX: return .number(scales.x)
    case .scaleY: return .number(scales.y)
    case .scaleZ: return .number(scales.z)
    case .scale: return .number(scales.sum() / 3)
    case .rotationX: return .number(eulerAngles.x)
    case .rotationY: return .number(eulerAngles.y)
    default: return .number(eulerAngles.z)
    }
  }

  private var scales: SIMD3<Double> {
    DecomposedTransform(self)?.scale
      ?? SIMD3(m11.native, m22.native, m33.native)
  }

  /// Angles about x, then y, then z that make the rotation.
  private var eulerAngles: SIMD3<Double> {
    guard let axes = DecomposedTransform(self)?.rotation.axes else { return .zero }
    let sine = min(max(-axes.x.z, -1), 1)
    let y = asin(sine)
    if abs(sine) > 0.999_999 { return SIMD3(atan2(-axes.z.y, axes.y.y), y, 0) }
    return SIMD3(atan2(axes.y.z, axes.z.z), y, atan2(axes.x.y, axes.x.x))
  }

  fileprivate func replacing(
    _ component: LayerKeyPath.Component, with part: AnimatableValue
  ) -> CATransform3D {
    var result = self
    switch (component, part) {
    case (.translation, .size(let value)):
      result.m41 = value.width
      result.m42 = value.height
    case (.translation, .point(let value)):
      result.m41 = value.x
      result.m42 = value.y
    case (.translationX, .number(let value)): result.m41 = value
    case (.translationY, .number(let value)): result.m42 = value
    case (.translationZ, .number(let value)): result.m43 = value
    case (_, .number(let value)): return replacingShape(component, with: value)
    default: break
    }
    return result
  }

  private func replacingShape(
    _ component: LayerKeyPath.Component, with value: Double
  ) -> CATransform3D {
    if component == .rotationZ, isPlaneTranslation {
      var result = CATransform3DMakeRotation(value, 0, 0, 1)
      result.m41 = m41
      result.m42 = m42
      return result
    }
    // A scale of 0 cannot be taken apart: the other parts are then lost, as they are invisible.
    var parts = DecomposedTransform(self) ?? DecomposedTransform()
    switch component {
    case .scale: parts.scale = SIMD3(value, value, value)
    case .scaleX: parts.scale.x = value
    case .scaleY: parts.scale.y = value
    case .scaleZ: parts.scale.z = value
    default:
      var angles = eulerAngles
      switch component {
      case .rotationX: angles.x = value
      case .rotationY: angles.y = value
      default: angles.z = value
      }
      parts.rotation = Quaternion(eulerAngles: angles)
    }
    return parts.transform
  }
}

extension Quaternion {
  /// Turns about x, then y, then z.
  fileprivate init(eulerAngles angles: SIMD3<Double>) {
    let matrix = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeRotation(angles.x, 1, 0, 0),
        CATransform3DMakeRotation(angles.y, 0, 1, 0)),
      CATransform3DMakeRotation(angles.z, 0, 0, 1))
    let (x, y, z) = (matrix.row1, matrix.row2, matrix.row3)
    self.init(
      x: SIMD3(x.x, x.y, x.z), y: SIMD3(y.x, y.y, y.z), z: SIMD3(z.x, z.y, z.z))
  }
}
