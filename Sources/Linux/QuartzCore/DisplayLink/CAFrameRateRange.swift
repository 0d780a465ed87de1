// SPDX-License-Identifier: MIT

/// The frame rates that something moving would like to have, in frames a second.
///
/// Counterpart: `CAFrameRateRange`.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The least rate that will do.
  public var minimum: Float
  /// The greatest rate that is of use.
  public var maximum: Float
  /// The rate wished for; nil or 0 leaves it to the system.
  public var preferred: Float?

  /// All rates 0: the system decides.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Takes three rates, of which the preferred one should lie within the others.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The display's own rate.
  public static let `default` = CAFrameRateRange()
}
