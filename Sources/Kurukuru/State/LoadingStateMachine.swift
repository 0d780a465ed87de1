// SPDX-License-Identifier: MIT

/// The one model of loading that all components share: *idle → waiting → shown → holding → idle*.
///
/// Any number of loads may run at once, each under its own token and policy: the machine is visible from the
/// first grace period that passes until the last load has ended and the minimum time is over. Every delayed
/// step names its load, so a late one finds nothing to change, and a second end of a load is harmless.
///
/// The machine holds nothing but sleeping tasks, and cancels them when it is deallocated.
@MainActor
public final class LoadingStateMachine {
  private struct Load: Sendable {
    var grace: Task<Void, Never>?
    var timeout: Task<Void, Never>?
    var slow: Task<Void, Never>?

    func cancel() {
      grace?.cancel()
      timeout?.cancel()
      slow?.cancel()
    }
  }

  // MARK: State

  /// What is to be shown now.
  public private(set) var phase = LoadingPhase.idle

  /// Whether a load runs; false while the indicator only stays for its minimum time.
  public var isLoading: Bool { !loads.isEmpty }

  /// Whether a running load has passed its policy's ``LoadingPolicy/slowThreshold``.
  ///
  /// While the indicator only stays for its minimum time: whether the load that ended last had passed it, so that
  /// what the component says of a slow load does not change back for a moment.
  public var isSlow: Bool { !slowLoads.isEmpty }

  private var loads: [LoadingToken: Load] = [:]
  /// Those that count as slow; while the indicator only stays, the last one if it was.
  private var slowLoads: Set<LoadingToken> = []

  /// The rest of the minimum time; `nil` when it is over or nothing is shown.
  private var hold: Task<Void, Never>?

  // MARK: Surroundings

  /// What the machine's delays are measured with; a change counts for loads that begin later.
  public var clock: any Clock<Duration>

  /// Called after ``phase`` or ``isSlow`` has changed.
  public var onChange: (@MainActor () -> Void)?

  /// Called once for each load, after the state has changed.
  public var onEnd: (@MainActor (LoadingToken, LoadingOutcome) -> Void)?

  /// An idle machine.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  deinit {
    hold?.cancel()
    for load in loads.values { load.cancel() }
  }

  // MARK: Loads

  /// Begins a load, before it returns.
  ///
  /// While the indicator is visible a new load joins it, without a grace period of its own.
  public func begin(_ policy: LoadingPolicy) -> LoadingToken {
    let token = LoadingToken()
    loads[token] = Load()
    let before = phase
    if phase == .holding { slowLoads = [] }
    if phase.isVisible {
      phase = .shown
    } else if policy.grace <= .zero {
      show(minimumDuration: policy.minimumDuration)
    } else {
      phase = .waiting
      loads[token]?.grace = after(policy.grace) { machine in
        machine.graceEnded(token, minimumDuration: policy.minimumDuration)
      }
    }
    if let timeout = policy.timeout, timeout > .zero {
      loads[token]?.timeout = after(timeout) { $0.end(token, as: .timedOut) }
    }
    if let slowThreshold = policy.slowThreshold, slowThreshold > .zero {
      loads[token]?.slow = after(slowThreshold) { $0.becameSlow(token) }
    }
    if phase != before { onChange?() }
    return token
  }

  /// Ends a load; a token whose load has ended already is ignored.
  ///
  /// - Returns: Whether this call ended it.
  @discardableResult
  public func end(_ token: LoadingToken, as outcome: LoadingOutcome = .done) -> Bool {
    guard let load = loads.removeValue(forKey: token) else { return false }
    load.cancel()
    let (before, wasSlow) = (phase, isSlow)
    if loads.isEmpty {
      phase = phase == .shown && hold != nil ? .holding : .idle
    }
    if phase != .holding { slowLoads.remove(token) }
    if phase != before || isSlow != wasSlow { onChange?() }
    onEnd?(token, outcome)
    return true
  }

  /// Ends all loads and stops showing at once, without the rest of the minimum time.
  public func cancelAll() {
    hold?.cancel()
    hold = nil
    for token in loads.keys { end(token, as: .cancelled) }
    if phase == .holding { becomeIdle() }
  }

  /// Whether the load of this token still runs.
  public func isRunning(_ token: LoadingToken) -> Bool { loads[token] != nil }

  // MARK: Delayed steps

  private func graceEnded(_ token: LoadingToken, minimumDuration: Duration) {
    guard loads[token] != nil, phase == .waiting else { return }
    show(minimumDuration: minimumDuration)
    onChange?()
  }

  private func becameSlow(_ token: LoadingToken) {
    guard loads[token] != nil, slowLoads.insert(token).inserted else { return }
    onChange?()
  }

  private func show(minimumDuration: Duration) {
    phase = .shown
    guard minimumDuration > .zero else { return }
    hold = after(minimumDuration) { $0.holdEnded() }
  }

  private func holdEnded() {
    hold = nil
    guard phase == .holding else { return }
    becomeIdle()
  }

  private func becomeIdle() {
    phase = .idle
    slowLoads = []
    onChange?()
  }

  private func after(
    _ delay: Duration, _ step: @escaping @MainActor (LoadingStateMachine) -> Void
  ) -> Task<Void, Never> {
    Task { [weak self, clock] in
      guard (try? await clock.sleep(for: delay)) != nil, !Task.isCancelled, let self else { return }
      step(self)
    }
  }
}
