// SPDX-License-Identifier: MIT

/// What a timed object shows before it begins and after it ends.
///
/// Counterpart: `CAMediaTimingFillMode`.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name that Apple's headers give to the mode.
  public let rawValue: String

  /// Takes any name; unknown ones fill nothing.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Stays at its end state once it has completed.
  public static let forwards = Self(rawValue: "forwards")
  /// Shows its beginning state before it begins.
  public static let backwards = Self(rawValue: "backwards")
  /// Fills on both sides.
  public static let both = Self(rawValue: "both")
  /// Is gone before and after; the default.
  public static let removed = Self(rawValue: "removed")

  var fillsForwards: Bool { self == .forwards || self == .both }
  var fillsBackwards: Bool { self == .backwards || self == .both }
}
