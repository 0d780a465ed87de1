// SPDX-License-Identifier: MIT

/// The names of the predefined timing functions.
///
/// Counterpart: `CAMediaTimingFunctionName`.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name that Apple's headers give to the function.
  public let rawValue: String

  /// Takes any name; unknown ones mean linear.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even pacing.
  public static let linear = Self(rawValue: "linear")
  /// Begins slowly.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Begins and ends slowly.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// What most system animations use: (0.25, 0.1), (0.25, 1).
  public static let `default` = Self(rawValue: "default")
}
