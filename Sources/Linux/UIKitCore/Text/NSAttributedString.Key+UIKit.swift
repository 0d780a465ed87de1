// SPDX-License-Identifier: MIT
public import Foundation

// Counterpart: the keys that UIKit adds to `NSAttributedString.Key`. Keys of what is not drawn here (ligatures,
// strokes, attachments, text effects, expansion, obliqueness, writing directions) are absent.
extension NSAttributedString.Key {
  /// A `UIFont`; of 12 points by default, or the label's.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")

  /// An `NSParagraphStyle`; that of the first letter holds for the whole text.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")

  /// A `UIColor` for the letters; black by default, or the label's.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")

  /// A `UIColor` behind the letters; none by default.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")

  /// Points added between letters; 0 by default.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")

  /// Points added between letters, in place of `kern`; 0 by default.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")

  /// The raw value of an `NSUnderlineStyle` for a line through the text; 0 by default.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")

  /// The raw value of an `NSUnderlineStyle` for a line under the text; 0 by default.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")

  /// A `UIColor` for the line through the text; that of the letters by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")

  /// A `UIColor` for the line under the text; that of the letters by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")

  /// An `NSShadow`; none by default.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")

  /// A `URL` or `String` that the text leads to; a label draws it as any text.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")

  /// Points by which the letters stand above the baseline; 0 by default.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
