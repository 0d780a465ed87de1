// SPDX-License-Identifier: MIT
internal import ConstraintSolver

/// How much a constraint matters, from 1 to 1,000; what is required must hold, and of the rest a higher priority
/// beats any number of lower ones.
///
/// Counterpart: `UILayoutPriority`.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority's number.
  public var rawValue: Float

  /// The priority of that number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of that number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1,000: the constraint must hold.
  public static let required = UILayoutPriority(1_000)
  /// 750: how strongly buttons resist being made smaller than their contents.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize its scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the wish of a scene to keep its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not resize its scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly views resist being made larger than their contents.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the wish of `systemLayoutSizeFitting(_:)` for its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  var strength: ConstraintSolver.Strength { .init(Double(rawValue)) }
  var isRequired: Bool { strength == .required }
}
