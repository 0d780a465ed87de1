// SPDX-License-Identifier: MIT
import Foundation

/// Turns what a storyboard or `setValue(_:forKey:)` brings into a property's type.
///
/// Objective-C boxes numbers, so that a key set to an `Int` may belong to a `CGFloat`; here each number and
/// Boolean becomes any other and the case of an enumeration, text becomes a point, size, rectangle or range, and nil
/// becomes an optional's nil.
package enum ValueConversion {
  /// The value as a `Value`, or nil when it cannot be one.
  package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value = value.flatMap(unwrapped) else {
      guard let optional = type as? any OptionalValue.Type else { return nil }
      return optional.absent as? Value
    }
    if let same = value as? Value { return same }
    let target = (type as? any OptionalValue.Type)?.wrappedType ?? type
    guard let converted = converted(value, to: target) else { return nil }
    return converted as? Value
  }

  private static func converted(_ value: Any, to target: Any.Type) -> Any? {
    if let raw = target as? any RawRepresentable.Type { return raw.made(from: value) }
    if let text = value as? String, let parsed = parsed(text, as: target) { return parsed }
    guard let number = number(value) else { return nil }
    switch target {
    case is Bool.Type: return number.boolValue
    case is NSNumber.Type: return number
    case is Double.Type: return number.doubleValue
    case is CGFloat.Type: return CGFloat(number.doubleValue)
    case is Float.Type: return number.floatValue
    case let integer as any FixedWidthInteger.Type: return integer.clamped(number.doubleValue)
    default: return nil
    }
  }

  /// The value as Objective-C would hand it out: an enumeration's case or a set of options by its raw value.
  static func boxed(_ value: Any?) -> Any? {
    guard let raw = value.flatMap(unwrapped) as? any RawRepresentable else { return value }
    return raw.boxedRawValue ?? value
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let flag as Bool: NSNumber(value: flag)
    case let integer as any BinaryInteger: NSNumber(value: Int(truncatingIfNeeded: integer))
    case let length as CGFloat: NSNumber(value: Double(length))
    case let real as any BinaryFloatingPoint: NSNumber(value: Double(real))
    default: nil
    }
  }

  private static func parsed(_ text: String, as target: Any.Type) -> Any? {
    switch target {
    case is CGPoint.Type: NSPointFromString(text)
    case is CGSize.Type: NSSizeFromString(text)
    case is CGRect.Type: NSRectFromString(text)
    case is NSRange.Type: NSRangeFromString(text)
    case is Character.Type: text.count == 1 ? text.first : nil
    default: nil
    }
  }
}

extension RawRepresentable {
  /// The case whose raw value this is; nil when there is none.
  fileprivate static func made(from value: Any) -> Self? {
    ValueConversion.convert(value, to: RawValue.self).flatMap { Self(rawValue: $0) }
  }

  /// The raw value, if Objective-C knows such.
  fileprivate var boxedRawValue: Any? {
    rawValue is any FixedWidthInteger || rawValue is String ? rawValue : nil
  }
}

extension FixedWidthInteger {
  /// The nearest value, fractions cut off; zero for what is not a number.
  fileprivate static func clamped(_ value: Double) -> Self {
    if value.isNaN { return 0 }
    if value <= Double(Self.min) { return .min }
    if value >= Double(Self.max) { return .max }
    return Self(value)
  }
}
