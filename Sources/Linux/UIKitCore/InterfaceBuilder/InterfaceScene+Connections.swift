// SPDX-License-Identifier: MIT
import CoreGraphics
import ObjectiveCTables

/// Outlets and actions.
extension InterfaceScene {
  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  /// Sets the outlets of an object and adds its actions.
  func connect(_ object: NSObject, _ reader: InterfaceReader) {
    var collections: [String: [NSObject]] = [:]
    var order: [(String, InterfaceElement)] = []
    for element in reader.list("connections") {
      switch element.name {
      case "outlet": connectOutlet(element, of: object)
      case "outletCollection":
        guard let (name, target) = outlet(element) else { continue }
        if collections[name] == nil { order.append((name, element)) }
        collections[name, default: []].append(target)
      case "action": connectAction(element, of: object)
      case "segue":
        let kind = element["kind"] ?? "?"
        document.report("of kind \(kind) is not supported and was left out", at: element)
      default: document.report("is a connection that is not known", at: element)
      }
    }
    for (name, element) in order {
      set(collections[name] ?? [], as: name, of: object, at: element)
    }
  }

  private func connectOutlet(_ element: InterfaceElement, of object: NSObject) {
    guard let (name, target) = outlet(element) else { return }
    if name == "view", object is UIViewController, target is UIView { return }
    set(target, as: name, of: object, at: element)
  }

  private func set(_ value: Any, as name: String, of object: NSObject, at element: InterfaceElement)
  {
    guard let property = SelectorTable.property(name, of: object) else {
      document.report(
        "\(type(of: object)) has no outlet \(name); is it @IBOutlet, in a target with the plugin?",
        at: element)
      return
    }
    guard property.isSettable else {
      document.report("outlet \(name) of \(type(of: object)) cannot be set", at: element)
      return
    }
    if !property.set(value) {
      document.report(
        "outlet \(name) of \(type(of: object)) is \(property.valueType) and cannot hold "
          + "\(type(of: value))", at: element)
    }
  }

  /// Name and target of an outlet; `nil` and a report if something is missing.
  private func outlet(_ element: InterfaceElement) -> (String, NSObject)? {
    reportUnknown(element, known: ["property", "destination", "id", "collectionClass", "appends"])
    guard let name = element["property"], let identifier = element["destination"] else {
      document.report("needs a property and a destination", at: element)
      return nil
    }
    guard let target = object(identifier) else {
      document.report("destination \(identifier) does not exist", at: element)
      return nil
    }
    return (name, target)
  }

  private func connectAction(_ element: InterfaceElement, of object: NSObject) {
    reportUnknown(element, known: ["selector", "destination", "eventType", "id"])
    guard let name = element["selector"], let identifier = element["destination"] else {
      document.report("needs a selector and a destination", at: element)
      return
    }
    guard let control = object as? UIControl else {
      document.report("\(type(of: object)) sends no actions here", at: element)
      return
    }
    let eventName = element["eventType"] ?? "primaryActionTriggered"
    guard let event = Self.events[eventName] else {
      document.report("attribute eventType=\"\(eventName)\" is not known", at: element)
      return
    }
    if firstResponders.contains(identifier) {
      control.addTarget(nil, action: Selector(name), for: event)
    } else if let target = self.object(identifier) {
      if !SelectorTable.responds(to: Selector(name), target) {
        document.report(
          "\(type(of: target)) has no action \(name); is it @IBAction, in a target with the plugin?",
          at: element)
      }
      control.addTarget(target, action: Selector(name), for: event)
    } else {
      document.report("destination \(identifier) does not exist", at: element)
    }
  }

  private func reportUnknown(_ element: InterfaceElement, known: Set<String>) {
    for name in element.attributes.keys.sorted() where !known.contains(name) {
      document.report("attribute \(name)=\"\(element[name] ?? "")\" is not known", at: element)
    }
  }
}
