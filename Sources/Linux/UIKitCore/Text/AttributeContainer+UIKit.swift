// SPDX-License-Identifier: MIT
public import Foundation

extension AttributeContainer {
  /// The attributes of an `NSAttributedString`; those that UIKit's scope does not have are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Scope = AttributeScopes.UIKitAttributes
    self.init()
    self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[Scope.UnderlineStyleAttribute.self] = NSUnderlineStyle(
      attribute: dictionary[.underlineStyle])
    self[Scope.StrikethroughStyleAttribute.self] = NSUnderlineStyle(
      attribute: dictionary[.strikethroughStyle])
    func length(_ key: NSAttributedString.Key) -> CGFloat? {
      dictionary[key].flatMap(AttributeNumber.double).map { CGFloat($0) }
    }
    self[Scope.KernAttribute.self] = length(.kern)
    self[Scope.TrackingAttribute.self] = length(.tracking)
    self[Scope.BaselineOffsetAttribute.self] = length(.baselineOffset)
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }

  /// The attributes as an `NSAttributedString` has them.
  package var dictionary: [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.UIKitAttributes
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self[Scope.FontAttribute.self]
    result[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
    result[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
    result[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
    result[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
    result[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
    result[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
    result[.kern] = self[Scope.KernAttribute.self]
    result[.tracking] = self[Scope.TrackingAttribute.self]
    result[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
    result[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return result
  }
}

extension NSUnderlineStyle {
  fileprivate init?(attribute: Any?) {
    if let style = attribute as? NSUnderlineStyle {
      self = style
    } else if let bits = attribute.flatMap(AttributeNumber.double).flatMap({ Int(exactly: $0) }) {
      self.init(rawValue: bits)
    } else {
      return nil
    }
  }
}

extension AttributedString {
  /// The text of an `NSAttributedString`, with the attributes that UIKit's scope has.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) {
      attributes, range, _ in
      append(
        AttributedString(
          nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes))
      )
    }
  }
}

extension NSAttributedString {
  /// The text of an `AttributedString`, with the attributes that UIKit's scope has.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: run.attributes.dictionary))
    }
    self.init(attributedString: text)
  }
}
