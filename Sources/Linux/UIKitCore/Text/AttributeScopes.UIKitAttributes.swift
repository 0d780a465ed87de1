// SPDX-License-Identifier: MIT
public import CoreGraphics
public import Foundation

extension AttributeScopes {
  /// The attributes of `AttributedString` that UIKit draws.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of `AttributedString` that UIKit draws, beside those of Foundation.
  ///
  /// Counterpart: `AttributeScopes.UIKitAttributes`. Differs from Apple: attachments, ligatures, obliqueness, expansion,
  /// strokes and text effects are absent, since nothing here draws them; so are the paragraph style and the
  /// shadow, which are not `Sendable`: an `AttributedString` made from an `NSAttributedString` loses them.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIFont
      /// The name, as in an `NSAttributedString`.
      public static let name = "NSFont"
    }

    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The name, as in an `NSAttributedString`.
      public static let name = "NSColor"
    }

    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The name, as in an `NSAttributedString`.
      public static let name = "NSBackgroundColor"
    }

    /// Points between a letter and the next, in place of the font's own kerning.
    public enum KernAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name, as in an `NSAttributedString`.
      public static let name = "NSKern"
    }

    /// Points between a letter and the next, beside the font's own kerning.
    public enum TrackingAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name, as in an `NSAttributedString`.
      public static let name = "CTTracking"
    }

    /// The line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSUnderlineStyle
      /// The name, as in an `NSAttributedString`.
      public static let name = "NSUnderline"
    }

    /// The colour of the line under the letters.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The name, as in an `NSAttributedString`.
      public static let name = "NSUnderlineColor"
    }

    /// The line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSUnderlineStyle
      /// The name, as in an `NSAttributedString`.
      public static let name = "NSStrikethrough"
    }

    /// The colour of the line through the letters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The name, as in an `NSAttributedString`.
      public static let name = "NSStrikethroughColor"
    }

    /// Points by which the letters stand above the line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name, as in an `NSAttributedString`.
      public static let name = "NSBaselineOffset"
    }

    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Points between a letter and the next, in place of the font's own kerning.
    public let kern: KernAttribute
    /// Points between a letter and the next, beside the font's own kerning.
    public let tracking: TrackingAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line under the letters.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// Points by which the letters stand above the line.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit by the name of its property.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
