// SPDX-License-Identifier: MIT
import Kurukuru

/// What a button must do with its loads, as told by time alone: the tests compare the button with it.
struct LoadingModel {
  private struct Load {
    let policy: LoadingPolicy
    let begun: Duration
    let isSwitch: Bool
  }

  private(set) var now = Duration.zero
  private(set) var isVisible = false
  private(set) var ended: [LoadingOutcome] = []
  private var stays = Duration.zero
  private var loads: [Int: Load] = [:]
  private var count = 0

  var isLoading: Bool { !loads.isEmpty }
  var isBusy: Bool { isLoading || isVisible }
  var running: [Int] { loads.filter { !$0.value.isSwitch }.map(\.key).sorted() }
  private var switched: Int? { loads.first { $0.value.isSwitch }?.key }

  @discardableResult
  mutating func begin(_ policy: LoadingPolicy, isSwitch: Bool = false) -> Int {
    count += 1
    loads[count] = Load(policy: policy, begun: now, isSwitch: isSwitch)
    if !isVisible, policy.grace == .zero { show(policy) }
    return count
  }

  mutating func setSwitch(_ isOn: Bool) {
    if isOn, switched == nil { begin(.immediate, isSwitch: true) }
    if !isOn, let switched { end(switched, .done) }
  }

  mutating func end(_ load: Int, _ outcome: LoadingOutcome) {
    guard loads.removeValue(forKey: load) != nil else { return }
    ended.append(outcome)
    if loads.isEmpty, stays <= now { isVisible = false }
  }

  mutating func cancelAll() {
    stays = now
    for load in loads.keys { end(load, .cancelled) }
    isVisible = false
  }

  /// Lets time pass in steps that no two events of the policies share.
  mutating func advance(by duration: Duration) {
    let end = now + duration
    while now < end {
      now += .milliseconds(10)
      for (number, load) in loads where load.begun + load.policy.grace <= now {
        if !isVisible { show(load.policy) }
        if let timeout = load.policy.timeout, load.begun + timeout <= now {
          self.end(number, .timedOut)
        }
      }
      if loads.isEmpty, stays <= now { isVisible = false }
    }
  }

  private mutating func show(_ policy: LoadingPolicy) {
    isVisible = true
    stays = now + policy.minimumDuration
  }
}
