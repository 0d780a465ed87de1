// SPDX-License-Identifier: MIT

/// Names one load among several that run at once; no two loads share a token, whichever component they belong to.
public struct LoadingToken: Hashable, Sendable {
  /// What a token is told apart by: no other has its address while the token is kept.
  private final class Identity: Sendable {}

  private let identity = Identity()

  /// A token that equals no other.
  init() {}

  /// Whether both name the same load.
  public static func == (left: LoadingToken, right: LoadingToken) -> Bool {
    left.identity === right.identity
  }

  /// Feeds in what the token is told apart by.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
  }
}
