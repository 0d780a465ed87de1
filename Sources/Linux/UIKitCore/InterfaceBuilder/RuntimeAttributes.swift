// SPDX-License-Identifier: MIT
import CoreGraphics
import ObjectiveCTables

/// The user-defined runtime attributes of an element: keys and values that are set on the object.
@MainActor
enum RuntimeAttributes {
  /// Sets all of them; what has no such key is reported with its line.
  static func apply(from reader: InterfaceReader, to object: NSObject) {
    FrameworkKeys.registerOnce()
    for element in reader.list("userDefinedRuntimeAttributes") {
      guard element.name == "userDefinedRuntimeAttribute" else {
        reader.document.report("is not an attribute and was left out", at: element)
        continue
      }
      apply(reader.reader(for: element), to: object)
    }
  }

  private static func apply(_ reader: InterfaceReader, to object: NSObject) {
    defer { reader.reportRemainder() }
    guard let path = reader.string("keyPath"), path.contains(where: { $0 != "." }) else {
      reader.report("needs a keyPath")
      reader.isMuted = true
      return
    }
    guard let value = value(reader) else { return }
    set(value, at: path, of: object, reader)
  }

  /// The value; the outer `nil` means that it could not be read, which has been reported.
  private static func value(_ reader: InterfaceReader) -> Any?? {
    let type = reader.string("type") ?? "nil"
    if type == "nil" { return .some(nil) }
    let value: Any? =
      switch type {
      case "string", "localizedString": reader.text("value") ?? ""
      case "boolean": reader.flag("value")
      case "number": number(reader)
      case "color": reader.color("value")
      case "point": reader.point("value")
      case "size": reader.size("value")
      case "rect": reader.rect("value")
      case "range": reader.range("value")
      case "image": reader.image("value")
      default: reader.reportBadValue(type, of: "type") as Any?
      }
    return value.map { .some($0) }
  }

  /// `<integer value="8"/>` or `<real value="0.5"/>`.
  private static func number(_ reader: InterfaceReader) -> Any? {
    guard let number = reader.reader("value") else {
      reader.report("needs a number")
      return nil
    }
    defer { number.reportRemainder() }
    if number.element.name == "integer" { return number.integer("value") }
    return number.number("value").map { Double($0) }
  }

  private static func set(
    _ value: Any?, at path: String, of object: NSObject, _ reader: InterfaceReader
  ) {
    var keys = path.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return }
    var holder: AnyObject = object
    for key in keys {
      guard let property = SelectorTable.property(key, of: holder) else {
        reader.report("\(type(of: holder)) has no key \(key)")
        return
      }
      guard let next = property.value else { return }
      holder = next as AnyObject
    }
    guard let property = SelectorTable.property(last, of: holder), property.isSettable else {
      reader.report("\(type(of: holder)) has no key \(last) that can be set")
      return
    }
    if !property.set(value) {
      reader.report(
        "key \(last) of \(type(of: holder)) is \(property.valueType) and cannot hold the value")
    }
  }
}
