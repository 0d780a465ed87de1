// SPDX-License-Identifier: MIT

extension UIView {
  /// How `UIView.animate` behaves.
  ///
  /// Counterpart: `UIView.AnimationOptions`.
  /// Differs from Apple: frame rates, and transitions other than the cross dissolve, are absent.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// The options whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays the changed views out within the animation, so that subviews move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the views while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at what is seen now. Every animation does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes back as it came; with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration within another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own curve within another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Takes none of the options of the animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut }
  }

  /// How fast an animation goes at which time.
  ///
  /// Counterpart: `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear
  }
}
