// SPDX-License-Identifier: MIT

/// When a load shows itself, for how long at least, and when it is given up.
///
/// Times below zero count as zero.
public struct LoadingPolicy: Hashable, Sendable {
  /// How long a load runs before anything changes visibly; a load that ends sooner is never drawn.
  ///
  /// Interaction is blocked from the first moment all the same.
  public var grace: Duration

  /// How long the indicator stays once it is shown, so that it does not flash.
  public var minimumDuration: Duration

  /// When a load that has not ended counts as ``LoadingOutcome/timedOut``; `nil` or zero: never.
  public var timeout: Duration?

  /// When a load counts as slow, so that the component can say more; `nil` or zero: never.
  public var slowThreshold: Duration?

  /// A policy with the given times; all are off by default.
  public init(
    grace: Duration = .zero, minimumDuration: Duration = .zero, timeout: Duration? = nil,
    slowThreshold: Duration? = nil
  ) {
    self.grace = grace
    self.minimumDuration = minimumDuration
    self.timeout = timeout
    self.slowThreshold = slowThreshold
  }

  /// Shows and hides at once, as the articles' own switches do.
  public static let immediate = LoadingPolicy()

  /// Waits 0.2 s before it shows anything, then stays for at least 0.4 s.
  public static let calm = LoadingPolicy(
    grace: .milliseconds(200), minimumDuration: .milliseconds(400))
}
