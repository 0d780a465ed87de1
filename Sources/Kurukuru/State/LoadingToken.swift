// SPDX-License-Identifier: MIT

/// Names one load among several that run at once; no two loads of a process share a token.
public struct LoadingToken: Hashable, Sendable {
  private let number: Int

  @MainActor private static var last = 0

  /// A token that was never given out before.
  @MainActor init() {
    Self.last += 1
    number = Self.last
  }
}
