// SPDX-License-Identifier: MIT

/// The corners that `cornerRadius` applies to.
///
/// Counterpart: `CACornerMask`.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit a corner.
  public let rawValue: UInt

  /// Takes the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner with the least x and y: top left where y runs down.
  public static let layerMinXMinYCorner = Self(rawValue: 1 << 0)
  /// The corner with the greatest x and least y.
  public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)
  /// The corner with the least x and greatest y.
  public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)
  /// The corner with the greatest x and y.
  public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)

  static let all: Self = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
