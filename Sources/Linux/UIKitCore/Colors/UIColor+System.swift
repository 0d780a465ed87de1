// SPDX-License-Identifier: MIT

extension UIColor {
  /// One instance of each.
  private enum System {
    static let systemRed = UIColor(source: .system(.red))
    static let systemGreen = UIColor(source: .system(.green))
    static let systemBlue = UIColor(source: .system(.blue))
    static let systemOrange = UIColor(source: .system(.orange))
    static let systemYellow = UIColor(source: .system(.yellow))
    static let systemPink = UIColor(source: .system(.pink))
    static let systemPurple = UIColor(source: .system(.purple))
    static let systemTeal = UIColor(source: .system(.teal))
    static let systemIndigo = UIColor(source: .system(.indigo))
    static let systemBrown = UIColor(source: .system(.brown))
    static let systemMint = UIColor(source: .system(.mint))
    static let systemCyan = UIColor(source: .system(.cyan))
    static let systemGray = UIColor(source: .system(.gray))
    static let systemGray2 = UIColor(source: .system(.gray2))
    static let systemGray3 = UIColor(source: .system(.gray3))
    static let systemGray4 = UIColor(source: .system(.gray4))
    static let systemGray5 = UIColor(source: .system(.gray5))
    static let systemGray6 = UIColor(source: .system(.gray6))
  }

  /// Red that suits the appearance.
  public class var systemRed: UIColor { System.systemRed }

  /// Green that suits the appearance.
  public class var systemGreen: UIColor { System.systemGreen }

  /// Blue that suits the appearance; the tint where nothing else is set.
  public class var systemBlue: UIColor { System.systemBlue }

  /// Orange that suits the appearance.
  public class var systemOrange: UIColor { System.systemOrange }

  /// Yellow that suits the appearance.
  public class var systemYellow: UIColor { System.systemYellow }

  /// Pink that suits the appearance.
  public class var systemPink: UIColor { System.systemPink }

  /// Purple that suits the appearance.
  public class var systemPurple: UIColor { System.systemPurple }

  /// Teal that suits the appearance.
  public class var systemTeal: UIColor { System.systemTeal }

  /// Indigo that suits the appearance.
  public class var systemIndigo: UIColor { System.systemIndigo }

  /// Brown that suits the appearance.
  public class var systemBrown: UIColor { System.systemBrown }

  /// Mint that suits the appearance.
  public class var systemMint: UIColor { System.systemMint }

  /// Cyan that suits the appearance.
  public class var systemCyan: UIColor { System.systemCyan }

  /// The base grey.
  public class var systemGray: UIColor { System.systemGray }

  /// The second grey, nearer to the background.
  public class var systemGray2: UIColor { System.systemGray2 }

  /// The third grey.
  public class var systemGray3: UIColor { System.systemGray3 }

  /// The fourth grey.
  public class var systemGray4: UIColor { System.systemGray4 }

  /// The fifth grey.
  public class var systemGray5: UIColor { System.systemGray5 }

  /// The sixth grey, next to the background.
  public class var systemGray6: UIColor { System.systemGray6 }

  /// A colour of the system by its name in Objective-C, as storyboards write it (`systemRedColor`); nil when there
  /// is none of that name.
  package static func systemColor(named name: String) -> UIColor? {
    switch name {
    case "darkTextColor": darkText
    case "lightTextColor": lightText
    default: SystemColor.named(name).map { UIColor(source: .system($0)) }
    }
  }
}
