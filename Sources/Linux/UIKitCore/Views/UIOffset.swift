// SPDX-License-Identifier: MIT
public import Foundation

/// A displacement in points.
///
/// Counterpart: `UIOffset`.
public struct UIOffset: Hashable, Sendable {
  /// How far to the right.
  public var horizontal: CGFloat
  /// How far down.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// A displacement of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// A displacement by `horizontal` and `vertical`.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
