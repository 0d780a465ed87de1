// SPDX-License-Identifier: MIT

/// What lies between the values of a keyframe animation.
///
/// Counterpart: `CAAnimationCalculationMode`.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name that Apple's headers give to the mode.
  public let rawValue: String

  /// Takes any name; unknown ones mean linear.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from value to value; the default.
  public static let linear = Self(rawValue: "linear")
  /// Nothing: values jump.
  public static let discrete = Self(rawValue: "discrete")
  /// Straight at an even pace, whatever the key times.
  public static let paced = Self(rawValue: "paced")
  /// A smooth curve through the values.
  public static let cubic = Self(rawValue: "cubic")
  /// A smooth curve at an even pace.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it.
///
/// Counterpart: `CAAnimationRotationMode`.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name that Apple's headers give to the mode.
  public let rawValue: String

  /// Takes any name; unknown ones do not turn.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Turns along the path.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Turns against the path.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
