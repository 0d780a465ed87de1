// SPDX-License-Identifier: MIT

/// How pixels are looked up when contents are drawn larger or smaller than they are.
///
/// Counterpart: `CALayerContentsFilter`.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name that Apple's headers give to the filter.
  public let rawValue: String

  /// Takes any name; unknown ones mean linear.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Mixes neighbours; the default.
  public static let linear = Self(rawValue: "linear")
  /// Takes the nearest pixel.
  public static let nearest = Self(rawValue: "nearest")
  /// Mixes neighbours of two sizes.
  public static let trilinear = Self(rawValue: "trilinear")
}
