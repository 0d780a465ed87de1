// SPDX-License-Identifier: MIT
import CoreGraphics

extension FontAttributes {
  init(_ dictionary: [UIFontDescriptor.AttributeName: Any]) {
    self = FontAttributes(size: 0).adding(dictionary)
  }

  /// The attributes with those of `dictionary` in place of their own.
  func adding(_ dictionary: [UIFontDescriptor.AttributeName: Any]) -> FontAttributes {
    var result = self
    if let name = dictionary[.name] as? String,
      let named = FontAttributes(name: name, size: result.size)
    {
      result = named
    }
    if let family = dictionary[.family] as? String { result.family = family }
    if let face = (dictionary[.face] as? String).map(FaceName.init) {
      result.weight = face.weight
      result.isItalic = face.isItalic
    }
    if let size = dictionary[.size].flatMap(AttributeNumber.double) { result.size = size }
    if let style = dictionary[.textStyle] as? UIFont.TextStyle { result.textStyle = style }
    if let style = dictionary[.textStyle] as? String {
      result.textStyle = UIFont.TextStyle(rawValue: style)
    }
    if let traits = dictionary[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      result.apply(traits: traits)
    }
    return result
  }

  /// The attributes that are set, as UIKit hands them out.
  var dictionary: [UIFontDescriptor.AttributeName: Any] {
    var result: [UIFontDescriptor.AttributeName: Any] = [:]
    if let family { result[.family] = family }
    if size > 0 { result[.size] = CGFloat(size) }
    if let textStyle { result[.textStyle] = textStyle }
    var traits: [UIFontDescriptor.TraitKey: Any] = [:]
    if weight != .regular { traits[.weight] = weight.rawValue }
    if isItalic { traits[.slant] = CGFloat(1) }
    if !traits.isEmpty { result[.traits] = traits }
    return result
  }

  private mutating func apply(traits: [UIFontDescriptor.TraitKey: Any]) {
    if let weight = traits[.weight] as? UIFont.Weight {
      self.weight = weight
    } else if let number = traits[.weight].flatMap(AttributeNumber.double) {
      weight = UIFont.Weight(CGFloat(number))
    }
    if let slant = traits[.slant].flatMap(AttributeNumber.double) { isItalic = slant > 0 }
    if let bits = traits[.symbolic].flatMap(AttributeNumber.double) {
      let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(exactly: bits) ?? 0)
      if symbolic.contains(.traitBold) { weight = .bold }
      isItalic = symbolic.contains(.traitItalic)
      if symbolic.contains(.traitMonoSpace) { design = .monospaced }
    }
  }
}
