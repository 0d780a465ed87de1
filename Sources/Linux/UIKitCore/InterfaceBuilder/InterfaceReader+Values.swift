// SPDX-License-Identifier: MIT
import CoreGraphics

/// Geometry, texts and images in children of an element.
extension InterfaceReader {
  /// A `<rect>`; `nil` unless all four numbers are there.
  func rect(_ key: String) -> CGRect? {
    guard let reader = reader(key) else { return nil }
    defer { reader.reportRemainder() }
    guard let x = reader.number("x"), let y = reader.number("y"),
      let width = reader.number("width"), let height = reader.number("height")
    else {
      reader.report("needs x, y, width and height")
      return nil
    }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// A `<size>`.
  func size(_ key: String) -> CGSize? {
    guard let reader = reader(key) else { return nil }
    defer { reader.reportRemainder() }
    guard let width = reader.number("width"), let height = reader.number("height") else {
      reader.report("needs width and height")
      return nil
    }
    return CGSize(width: width, height: height)
  }

  /// A `<point>`.
  func point(_ key: String) -> CGPoint? {
    guard let reader = reader(key) else { return nil }
    defer { reader.reportRemainder() }
    guard let x = reader.number("x"), let y = reader.number("y") else {
      reader.report("needs x and y")
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  /// A `<range>`.
  func range(_ key: String) -> NSRange? {
    guard let reader = reader(key) else { return nil }
    defer { reader.reportRemainder() }
    guard let location = reader.integer("location"), let length = reader.integer("length"),
      location >= 0, length >= 0
    else {
      reader.report("needs location and length, neither negative")
      return nil
    }
    return NSRange(location: location, length: length)
  }

  /// An `<inset>` as buttons have it, or an `<edgeInsets>` as margins have it.
  func edgeInsets(_ key: String) -> UIEdgeInsets? {
    guard let reader = reader(key) else { return nil }
    defer { reader.reportRemainder() }
    return UIEdgeInsets(
      top: reader.number("minY") ?? reader.number("top") ?? 0,
      left: reader.number("minX") ?? reader.number("left") ?? 0,
      bottom: reader.number("maxY") ?? reader.number("bottom") ?? 0,
      right: reader.number("maxX") ?? reader.number("right") ?? 0)
  }

  /// A `<directionalEdgeInsets>`.
  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    guard let reader = reader(key) else { return nil }
    defer { reader.reportRemainder() }
    return NSDirectionalEdgeInsets(
      top: reader.number("top") ?? 0, leading: reader.number("leading") ?? 0,
      bottom: reader.number("bottom") ?? 0, trailing: reader.number("trailing") ?? 0)
  }

  /// A text, in an attribute or, when it has several lines, in a `<string>`.
  func text(_ name: String) -> String? {
    if let text = string(name) { return text }
    guard let child = child(name), child.name != "nil" else { return nil }
    guard child.name == "string" || child.name == "mutableString" else {
      document.report("is not a text for \(name)", at: child)
      return nil
    }
    // Xcode writes a text of control characters or blanks in base 64.
    if child["base64-UTF8"] == "YES" {
      let bytes = Data(base64Encoded: child.text, options: .ignoreUnknownCharacters)
      return bytes.map { String(decoding: $0, as: UTF8.self) }
    }
    return child.text
  }

  /// An image of the app, named by an attribute or by an `<imageReference>`.
  ///
  /// A symbol of Apple's is marked by `catalog`, or for `backgroundImage` by `backgroundCatalog`.
  func image(_ name: String) -> UIImage? {
    let prefix = name == "image" || name == "value" ? "" : String(name.dropLast("Image".count))
    var catalog = string(prefix.isEmpty ? "catalog" : "\(prefix)Catalog")
    var imageName = string(name)
    if imageName == nil, let reference = reader(name) {
      imageName = reference.string("image")
      catalog = reference.string("catalog")
    }
    guard let imageName else { return nil }
    return document.image(named: imageName, catalog: catalog, for: element)
  }
}

extension InterfaceDocument {
  /// An image of the app by its name; `nil` and a report where there is none.
  func image(named name: String, catalog: String?, for element: InterfaceElement) -> UIImage? {
    if catalog == "system" || resource("image", named: name)?["catalog"] == "system" {
      report("image \"\(name)\" is one of Apple's symbols, which do not exist here", at: element)
      return nil
    }
    if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
    report("image \"\(name)\" was not found", at: element)
    return nil
  }
}
