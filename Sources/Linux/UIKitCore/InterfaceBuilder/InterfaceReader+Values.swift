// SPDX-License-Identifier: MIT
import CoreGraphics

/// Geometry, texts and images in children of an element.
extension InterfaceReader {
  /// A `<rect>`; `nil` unless all four numbers are there.
  func rect(_ key: String) -> CGRect? {
    guard let reader = reader(key) else { return nil }
    defer { reader.reportRemainder() }
    return reader.numbers(["x", "y", "width", "height"]).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  /// Numbers that make no sense one without the other: all of them, or `nil` and a report.
  private func numbers(_ names: [String]) -> [CGFloat]? {
    let found = names.compactMap { number($0) }
    if found.count == names.count { return found }
    // One that cannot be read has been reported.
    if names.contains(where: { element[$0] == nil }) {
      report("needs \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")")
    }
    return nil
  }

  /// A `<size>`.
  func size(_ key: String) -> CGSize? {
    guard let reader = reader(key) else { return nil }
    defer { reader.reportRemainder() }
    return reader.numbers(["width", "height"]).map { CGSize(width: $0[0], height: $0[1]) }
  }

  /// A `<point>`.
  func point(_ key: String) -> CGPoint? {
    guard let reader = reader(key) else { return nil }
    defer { reader.reportRemainder() }
    return reader.numbers(["x", "y"]).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  /// A `<range>`.
  func range(_ key: String) -> NSRange? {
    guard let reader = reader(key) else { return nil }
    defer { reader.reportRemainder() }
    let (location, length) = (reader.integer("location"), reader.integer("length"))
    guard let location, let length, location >= 0, length >= 0 else {
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
