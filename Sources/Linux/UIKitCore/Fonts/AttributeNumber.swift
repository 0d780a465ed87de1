// SPDX-License-Identifier: MIT
import CoreGraphics

/// Numbers of attribute dictionaries, which callers write as any numeric type.
enum AttributeNumber {
  /// The number in `value`; nil when there is none.
  static func double(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as UInt32: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
