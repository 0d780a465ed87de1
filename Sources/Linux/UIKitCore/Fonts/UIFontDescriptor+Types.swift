// SPDX-License-Identifier: MIT

extension UIFontDescriptor {
  /// The name of one attribute of a descriptor.
  ///
  /// Counterpart: `UIFontDescriptor.AttributeName`.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The name as written in archives.
    public let rawValue: String

    /// The attribute of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face within the family, a `String` as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// In points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A `UIFont.TextStyle` or its raw value.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A key of the dictionary under `AttributeName.traits`.
  ///
  /// Counterpart: `UIFontDescriptor.TraitKey`.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// The name as written in archives.
    public let rawValue: String

    /// The trait of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// Above 0 for italics.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Bold, italic and their like.
  ///
  /// Counterpart: `UIFontDescriptor.SymbolicTraits`.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// A set of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold: semibold and heavier count.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A variant of the system font.
  ///
  /// Counterpart: `UIFontDescriptor.SystemDesign`.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// The name as written in archives.
    public let rawValue: String

    /// The design of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With rounded ends; drawn as the default here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
