// SPDX-License-Identifier: MIT
public import CoreGraphics

extension UIFont {
  /// How heavy a typeface is, from −1 to 1 with 0 for regular.
  ///
  /// Counterpart: `UIFont.Weight`.
  public struct Weight: Hashable, Equatable, RawRepresentable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// A weight between the named ones; the nearest face is taken.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight between the named ones; the nearest face is taken.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// −0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// −0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// −0.4.
    public static let light = Weight(rawValue: -0.4)
    /// 0.
    public static let regular = Weight(rawValue: 0)
    /// 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// 0.62.
    public static let black = Weight(rawValue: 0.62)
  }
}

extension UIFont.Weight {
  private static let scale: [(weight: UIFont.Weight, number: Int)] = [
    (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
    (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
  ]

  /// The nearest weight from 100 to 900.
  var number: Int {
    UIFont.Weight.scale.min {
      abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
    }?.number ?? 400
  }

  /// The weight of a number from 100 to 900.
  init(number: Int) {
    let nearest = UIFont.Weight.scale.min { abs($0.number - number) < abs($1.number - number) }
    self = nearest?.weight ?? .regular
  }

  var cssName: String {
    switch number {
    case 400: "normal"
    case 700: "bold"
    default: "\(number)"
    }
  }
}
