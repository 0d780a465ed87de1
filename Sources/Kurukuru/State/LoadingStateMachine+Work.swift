// SPDX-License-Identifier: MIT

extension LoadingStateMachine {
  /// Runs `work` as a load that begins before the first suspension and ends with it.
  ///
  /// The load ends as ``LoadingOutcome/done``, as ``LoadingOutcome/cancelled`` when the surrounding task was
  /// cancelled or the work threw `CancellationError`, else as ``LoadingOutcome/failed``. A time-out ends the
  /// load, not the work: its late result is returned all the same.
  public func run<Value>(
    _ policy: LoadingPolicy, _ work: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    let token = begin(policy)
    do {
      let value = try await work()
      end(token, as: .ofReturn)
      return value
    } catch {
      end(token, as: .of(error))
      throw error
    }
  }
}
