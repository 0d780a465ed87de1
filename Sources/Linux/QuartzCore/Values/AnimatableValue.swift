// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

/// A value of any type that a layer's properties have, unboxed.
enum AnimatableValue {
  case none
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case image(CGImage)
  case path(CGPath)
  /// Something that cannot be interpolated, of a key that is not ours.
  case other(Any)

  /// Takes what a caller put into a property of type `Any?`.
  init(_ value: Any?) {
    guard let value else {
      self = .none
      return
    }
    switch value {
    case let value as AnimatableValue: self = value
    case let value as CGFloat: self = .number(value.native)
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGImage: self = .image(value)
    case let value as CGPath: self = .path(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    case is NSNull: self = .none
    case let value as NSValue: self = Self(value) ?? .other(value)
    // A nested optional, as `layer.value(forKey:) as Any` makes.
    case Optional<Any>.none: self = .none
    default: self = .other(value)
    }
  }

  private init?(_ value: NSValue) {
    // The whole name counts: a rectangle's type has a point's in it, and Foundation traps when asked for another.
    switch String(cString: value.objCType) {
    case let type where type.hasPrefix("{CGPoint="): self = .point(value.pointValue)
    case let type where type.hasPrefix("{CGSize="): self = .size(value.sizeValue)
    case let type where type.hasPrefix("{CGRect="): self = .rect(value.rectValue)
    default:
      guard let transform = value.keptTransform else { return nil }
      self = .transform(transform)
    }
  }

  /// The value as callers see it: `CGFloat`, `CGPoint`, … or `nil`.
  var any: Any? {
    switch self {
    case .none: nil
    case .number(let value): CGFloat(value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .image(let value): value
    case .path(let value): value
    case .other(let value): value
    }
  }

  var isNone: Bool { if case .none = self { true } else { false } }

  var number: Double? { if case .number(let value) = self { value } else { nil } }
}
