// SPDX-License-Identifier: MIT
public import Foundation

/// A direction with a length.
///
/// Counterpart: `CGVector`.
public struct CGVector: Hashable, Codable, Sendable {
  /// The part along the x axis.
  public var dx: CGFloat
  /// The part along the y axis.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector()

  /// Makes the vector without length.
  public init() { self.init(dx: 0 as CGFloat, dy: 0 as CGFloat) }

  /// Makes a vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector from its parts.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a vector from its parts.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

extension CGVector: CustomDebugStringConvertible {
  /// Both parts in parentheses.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
