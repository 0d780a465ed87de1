// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// How the views of a visual format line up across it, and in which direction it runs.
  ///
  /// Counterpart: `NSLayoutConstraint.FormatOptions`.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// The options whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All left edges are equal.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All right edges are equal.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All top edges are equal.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All bottom edges are equal.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All leading edges are equal.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All trailing edges are equal.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All centres from left to right are equal.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All centres from top to bottom are equal.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All baselines of last lines are equal.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All baselines of first lines are equal.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The format runs with the reading direction, as it does at first.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format runs from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format runs from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// The attributes by which the views line up.
    var alignedAttributes: [Attribute] {
      (1..<16).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(Attribute.init(rawValue:))
    }
  }
}
