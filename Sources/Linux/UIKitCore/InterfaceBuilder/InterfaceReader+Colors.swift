// SPDX-License-Identifier: MIT
import CoreGraphics

/// Colours, as Interface Builder writes them.
extension InterfaceReader {
  /// The `<color>` with a key; `nil` where there is none, or where the file says `<nil>`.
  func color(_ key: String) -> UIColor? {
    reader(key)?.asColor()
  }

  /// This element as a colour; what it does not know is reported.
  func asColor() -> UIColor? {
    defer { reportRemainder() }
    guard element.name == "color" else {
      report("is not a colour")
      return nil
    }
    if let name = string("systemColor") { return systemColor(name) }
    if let name = string("cocoaTouchSystemColor") { return oldSystemColor(name) }
    if let name = string("name") { return namedColor(name) }
    return components()
  }

  private func components() -> UIColor? {
    let space = string("colorSpace")
    let customSpace = string("customColorSpace")
    ignoreAttributes(["colorSpaceModel"])
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      report("is a colour in a space that is not known: \(customSpace ?? space ?? "none")")
      return nil
    }
    if customSpace == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of the system, or else the value that Xcode kept in the file's resources.
  private func systemColor(_ name: String) -> UIColor? {
    if let color = SystemColor.named(name) { return UIColor(source: .system(color)) }
    return resourceColor("systemColor", name)
  }

  /// The app's own colour by its name in the asset catalogue, of which the file keeps a copy.
  private func namedColor(_ name: String) -> UIColor? { resourceColor("namedColor", name) }

  private func resourceColor(_ kind: String, _ name: String) -> UIColor? {
    guard let value = document.resource(kind, named: name)?.child(named: "color"),
      value["systemColor"] != name, value["name"] != name
    else {
      report("colour \"\(name)\" is not in the file's resources")
      return nil
    }
    // A value inside the resources is plain numbers: a reference to another one is not followed.
    let reader = InterfaceReader(value, in: document)
    reader.ignoreAttributes(["key"])
    guard value["systemColor"] == nil, value["name"] == nil else {
      report("colour \"\(name)\" refers to another colour")
      return nil
    }
    return reader.asColor()
  }

  /// Colours that Interface Builder wrote before iOS 13.
  private func oldSystemColor(_ name: String) -> UIColor? {
    switch name {
    case "darkTextColor": .darkText
    case "lightTextColor": .lightText
    case "groupTableViewBackgroundColor": .systemGroupedBackground
    case "viewFlipsideBackgroundColor", "scrollViewTexturedBackgroundColor": .systemGray
    case "tableCellGroupedBackgroundColor": .white
    default: reportBadValue(name, of: "cocoaTouchSystemColor")
    }
  }
}
