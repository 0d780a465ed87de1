// SPDX-License-Identifier: MIT
import CoreGraphics

/// Takes attributes and children from an element, and can say which of them nobody took.
@MainActor
final class InterfaceReader {
  let element: InterfaceElement
  let document: InterfaceDocument

  /// Whether what nobody takes is left unsaid, since the whole element has been reported.
  var isMuted = false

  private var takenAttributes: Set<String> = []
  private var takenChildren: Set<ObjectIdentifier> = []

  /// The largest number that a file may hold: more is a damaged file, and would end in huge bitmaps.
  private static let largestNumber = 1_000_000.0

  init(_ element: InterfaceElement, in document: InterfaceDocument) {
    self.element = element
    self.document = document
  }

  // MARK: Attributes

  /// The text of an attribute.
  func string(_ name: String) -> String? {
    takenAttributes.insert(name)
    return element[name]
  }

  /// An attribute that says `YES` or `NO`.
  func flag(_ name: String) -> Bool? {
    choice(name, ["YES": true, "NO": false])
  }

  /// An attribute that is a number.
  func number(_ name: String) -> CGFloat? {
    guard let text = string(name) else { return nil }
    guard let value = Double(text), abs(value) <= Self.largestNumber else {
      return reportBadValue(text, of: name)
    }
    return CGFloat(value)
  }

  /// An attribute that is a whole number.
  func integer(_ name: String) -> Int? {
    guard let text = string(name) else { return nil }
    return Int(text) ?? reportBadValue(text, of: name)
  }

  /// An attribute that is one of a few words.
  func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? {
    guard let text = string(name) else { return nil }
    return values[text] ?? reportBadValue(text, of: name)
  }

  /// Takes attributes that say nothing to a running app.
  func ignoreAttributes(_ names: [String]) { takenAttributes.formUnion(names) }

  // MARK: Children

  /// The child whose `key` is given.
  func child(_ key: String) -> InterfaceElement? {
    let child = element.children.first { $0["key"] == key }
    if let child { takenChildren.insert(ObjectIdentifier(child)) }
    return child
  }

  /// A reader for the child whose `key` is given, unless it is a `<nil>`.
  func reader(_ key: String) -> InterfaceReader? {
    guard let child = child(key), child.name != "nil" else { return nil }
    return reader(for: child)
  }

  /// The children with an element name.
  func children(named name: String) -> [InterfaceElement] {
    let children = element.children.filter { $0.name == name }
    takenChildren.formUnion(children.map { ObjectIdentifier($0) })
    return children
  }

  /// The children of the child with an element name.
  func list(_ name: String) -> [InterfaceElement] {
    children(named: name).flatMap { $0.children }
  }

  /// A reader for another element of the file, whose own `key` and `id` are no news.
  func reader(for element: InterfaceElement) -> InterfaceReader {
    let reader = InterfaceReader(element, in: document)
    reader.ignoreAttributes(["key", "id"])
    return reader
  }

  /// Takes children that say nothing to a running app.
  func ignoreChildren(_ names: [String]) {
    for name in names { _ = children(named: name) }
  }

  // MARK: Reports

  /// Says once what could not be taken from this element.
  func report(_ message: String) { document.report(message, at: element) }

  /// Says once each attribute and child that nobody took.
  func reportRemainder() {
    guard !isMuted else { return }
    for name in element.attributes.keys.sorted() where !takenAttributes.contains(name) {
      report("attribute \(name)=\"\(shortened(element[name] ?? ""))\" is not known")
    }
    for child in element.children where !takenChildren.contains(ObjectIdentifier(child)) {
      let key = child["key"].map { " key=\"\(shortened($0))\"" } ?? ""
      document.report("inside <\(element.name)>\(key) is not known and was left out", at: child)
    }
  }

  @discardableResult
  func reportBadValue<Value>(_ text: String, of name: String) -> Value? {
    report("attribute \(name)=\"\(shortened(text))\" has a value that is not known")
    return nil
  }

  private func shortened(_ text: String) -> String {
    text.count > 80 ? "\(text.prefix(80))…" : text
  }
}
