// SPDX-License-Identifier: MIT
public import CoreGraphics

/// The name of a value function.
///
/// Counterpart: `CAValueFunctionName`.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name that Apple's headers give to the function.
  public let rawValue: String

  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An angle about x.
  public static let rotateX = Self(rawValue: "rotateX")
  /// An angle about y.
  public static let rotateY = Self(rawValue: "rotateY")
  /// An angle about z.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// A scale along x.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A scale along y.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A scale along z.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A distance along x.
  public static let translateX = Self(rawValue: "translateX")
  /// A distance along y.
  public static let translateY = Self(rawValue: "translateY")
  /// A distance along z.
  public static let translateZ = Self(rawValue: "translateZ")
}

/// Turns a number that an animation gives into the transform that it stands for.
///
/// Counterpart: `CAValueFunction`.
/// Differs from Apple: the functions of three numbers, `scale` and `translate`, are absent.
public final class CAValueFunction: NSObject, Sendable {
  /// The function's name.
  public let name: CAValueFunctionName

  /// Makes a function; nil for a name that does not exist.
  public init?(name: CAValueFunctionName) {
    guard Self.names.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  private static let names: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scaleX, .scaleY, .scaleZ, .translateX, .translateY, .translateZ,
  ]

  func transform(_ value: Double) -> CATransform3D {
    switch name {
    case .rotateX: CATransform3DMakeRotation(value, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(value, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(value, 0, 0, 1)
    case .scaleX: CATransform3DMakeScale(value, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, value, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, value)
    case .translateX: CATransform3DMakeTranslation(value, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, value, 0)
    default: CATransform3DMakeTranslation(0, 0, value)
    }
  }
}
