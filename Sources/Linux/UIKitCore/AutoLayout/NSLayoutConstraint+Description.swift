// SPDX-License-Identifier: MIT
internal import Foundation

extension NSLayoutConstraint {
  var ruleDescription: String {
    var words = "<\(type(of: self)):\(Self.address(of: self))"
    if let identifier { words += " '\(identifier)'" }
    words += " \(describe(first)) \(relation.sign) "
    if let second {
      words += multiplier == 1 ? "" : "\(Self.number(multiplier))*"
      words += describe(second)
      if constant != 0 {
        words += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))"
      }
    } else {
      words += Self.number(constant)
    }
    if !priority.isRequired { words += " @\(Self.number(CGFloat(priority.rawValue)))" }
    return words + "   (\(isActive ? "active" : "inactive"))>"
  }

  func describe(_ operand: LayoutOperand?) -> String {
    guard let operand else { return "(null)" }
    guard let end = operand.end else { return Self.describe(operand.place) }
    return "(\(Self.describe(end)) - \(Self.describe(operand.place)))"
  }

  private static func describe(_ place: LayoutOperand.Place) -> String {
    "\(place.item.map(describeItem) ?? "(gone)").\(place.attribute)"
  }

  /// The item's class and address, and a guide's identifier.
  static func describeItem(_ item: AnyObject) -> String {
    let guide = (item as? UILayoutGuide).flatMap { $0.identifier.isEmpty ? nil : $0.identifier }
    return "\(type(of: item))\(guide.map { "'\($0)'" } ?? ""):\(address(of: item))"
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }
}
