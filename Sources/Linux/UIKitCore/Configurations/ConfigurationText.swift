// SPDX-License-Identifier: MIT
import Foundation

/// A title or subtitle of a configuration, as it was given.
enum ConfigurationText: Hashable {
  case plain(String)
  case attributed(AttributedString)
  /// From a storyboard, or by a setter: with attributes that an `AttributedString` cannot hold.
  case styled(NSAttributedString)

  init?(_ text: String?) {
    guard let text else { return nil }
    self = .plain(text)
  }

  init?(_ text: AttributedString?) {
    guard let text else { return nil }
    self = .attributed(text)
  }

  init?(_ text: NSAttributedString?) {
    guard let text else { return nil }
    self = .styled(text)
  }

  /// The text without its attributes.
  var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): String(text.characters)
    case .styled(let text): text.string
    }
  }

  /// The text with the attributes that it was given with.
  var attributed: AttributedString {
    switch self {
    case .plain(let text): AttributedString(text)
    case .attributed(let text): text
    case .styled(let text): AttributedString(text)
    }
  }

  /// The text with its attributes; `nil` where it was given without.
  var styled: NSAttributedString? {
    switch self {
    case .plain: nil
    case .attributed(let text): NSAttributedString(text)
    case .styled(let text): text
    }
  }

  /// The text with the attributes that it names, and for the rest those given.
  func resolved(
    base: AttributeContainer, paragraph: NSParagraphStyle,
    transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    var defaults = (transformer?(base) ?? base).dictionary
    defaults[.paragraphStyle] = paragraph
    let text: NSAttributedString
    switch self {
    case .plain(let plain): return NSAttributedString(string: plain, attributes: defaults)
    case .attributed(let attributed): text = NSAttributedString(attributed)
    case .styled(let styled): text = styled
    }
    let result = NSMutableAttributedString(attributedString: text)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      result.addAttributes(defaults.filter { attributes[$0.key] == nil }, range: range)
    }
    return result
  }
}
