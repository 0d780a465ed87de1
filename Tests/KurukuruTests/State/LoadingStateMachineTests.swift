// SPDX-License-Identifier: MIT
import Kurukuru
import KurukuruTestSupport
import Testing

@MainActor
struct LoadingStateMachineTests {
  let clock = TestClock()
  let machine: LoadingStateMachine
  let log = Log()

  final class Log {
    var phases: [LoadingPhase] = []
    var ends: [LoadingOutcome] = []
  }

  init() {
    machine = LoadingStateMachine(clock: clock)
    machine.onChange = { [log, unowned machine] in log.phases.append(machine.phase) }
    machine.onEnd = { [log] _, outcome in log.ends.append(outcome) }
  }

  @Test func `an immediate load shows and hides before its calls return`() {
    let token = machine.begin(.immediate)
    #expect(machine.phase == .shown)
    #expect(machine.isLoading)
    machine.end(token)
    #expect(machine.phase == .idle)
    #expect(!machine.isLoading)
    #expect(log.phases == [.shown, .idle])
  }

  @Test func `a calm load that ends within its grace is never shown`() async {
    let token = machine.begin(.calm)
    #expect(machine.phase == .waiting)
    await clock.advance(by: .milliseconds(199))
    machine.end(token)
    await clock.advance(by: .seconds(5))
    #expect(log.phases == [.waiting, .idle])
  }

  @Test func `a calm load is shown after its grace and stays for the minimum time`() async {
    let token = machine.begin(.calm)
    await clock.advance(by: .milliseconds(200))
    #expect(machine.phase == .shown)
    machine.end(token)
    #expect(machine.phase == .holding)
    #expect(!machine.isLoading)
    await clock.advance(by: .milliseconds(399))
    #expect(machine.phase == .holding)
    await clock.advance(by: .milliseconds(1))
    #expect(machine.phase == .idle)
  }

  @Test func `a calm load that outlasts the minimum time hides at its end`() async {
    let token = machine.begin(.calm)
    await clock.advance(by: .seconds(1))
    machine.end(token)
    #expect(machine.phase == .idle)
  }

  @Test func `two overlapping loads end at the second`() {
    let first = machine.begin(.immediate)
    let second = machine.begin(.immediate)
    machine.end(first)
    #expect(machine.phase == .shown)
    machine.end(second)
    #expect(machine.phase == .idle)
  }

  @Test func `a load that begins during the minimum time keeps the indicator without a gap`() async
  {
    let first = machine.begin(.calm)
    await clock.advance(by: .milliseconds(300))
    machine.end(first)
    let second = machine.begin(.calm)
    #expect(machine.phase == .shown)
    await clock.advance(by: .seconds(1))
    #expect(machine.phase == .shown)
    machine.end(second)
    #expect(log.phases == [.waiting, .shown, .holding, .shown, .idle])
  }

  @Test func `the shorter grace of two loads counts`() async {
    _ = machine.begin(LoadingPolicy(grace: .seconds(2)))
    let short = machine.begin(LoadingPolicy(grace: .seconds(1)))
    await clock.advance(by: .seconds(1))
    #expect(machine.phase == .shown)
    machine.end(short)
    #expect(machine.phase == .shown)
  }

  @Test func `an immediate load shows at once although another still waits`() {
    _ = machine.begin(.calm)
    _ = machine.begin(.immediate)
    #expect(machine.phase == .shown)
  }

  @Test func `the grace of a load that has ended shows nothing for a later one`() async {
    let first = machine.begin(LoadingPolicy(grace: .seconds(1)))
    await clock.advance(by: .milliseconds(900))
    machine.end(first)
    _ = machine.begin(LoadingPolicy(grace: .seconds(1)))
    await clock.advance(by: .milliseconds(500))
    #expect(machine.phase == .waiting)
    await clock.advance(by: .milliseconds(500))
    #expect(machine.phase == .shown)
  }

  @Test func `a second end of a load is harmless`() {
    let token = machine.begin(.immediate)
    #expect(machine.end(token))
    #expect(!machine.end(token, as: .failed))
    #expect(log.ends == [.done])
  }

  @Test func `a time-out ends the load once, and a late end changes nothing`() async {
    let token = machine.begin(LoadingPolicy(timeout: .seconds(10)))
    await clock.advance(by: .seconds(10))
    #expect(machine.phase == .idle)
    machine.end(token)
    #expect(log.ends == [.timedOut])
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `a time-out of zero or less never comes`(timeout: Duration) async {
    _ = machine.begin(LoadingPolicy(timeout: timeout, slowThreshold: timeout))
    await clock.advance(by: .seconds(3_600))
    #expect(machine.phase == .shown)
    #expect(!machine.isSlow)
  }

  @Test func `a load is slow from its threshold until its end`() async {
    let token = machine.begin(LoadingPolicy(slowThreshold: .seconds(5)))
    await clock.advance(by: .seconds(4))
    #expect(!machine.isSlow)
    await clock.advance(by: .seconds(1))
    #expect(machine.isSlow)
    machine.end(token)
    #expect(!machine.isSlow)
  }

  @Test func `a slow load stays slow while the indicator only holds`() async {
    let policy = LoadingPolicy(minimumDuration: .seconds(9), slowThreshold: .seconds(5))
    let token = machine.begin(policy)
    await clock.advance(by: .seconds(6))
    machine.end(token)
    #expect(machine.phase == .holding)
    #expect(machine.isSlow)
    await clock.advance(by: .seconds(3))
    #expect(machine.phase == .idle)
    #expect(!machine.isSlow)
  }

  @Test func `a load that joins while the indicator holds is not slow yet`() async {
    let policy = LoadingPolicy(minimumDuration: .seconds(9), slowThreshold: .seconds(5))
    let token = machine.begin(policy)
    await clock.advance(by: .seconds(6))
    machine.end(token)
    _ = machine.begin(policy)
    #expect(machine.phase == .shown)
    #expect(!machine.isSlow)
    await clock.advance(by: .seconds(5))
    #expect(machine.isSlow)
  }

  @Test func `a slow load that ends beside a quick one is slow no more`() async {
    let slow = machine.begin(LoadingPolicy(slowThreshold: .seconds(1)))
    _ = machine.begin(.immediate)
    await clock.advance(by: .seconds(1))
    #expect(machine.isSlow)
    machine.end(slow)
    #expect(machine.phase == .shown)
    #expect(!machine.isSlow)
  }

  @Test func `a token of another machine ends nothing`() {
    let other = LoadingStateMachine(clock: clock)
    let tokens = [machine.begin(.immediate), other.begin(.immediate), machine.begin(.immediate)]
    #expect(Set(tokens).count == 3)
    #expect(!machine.end(tokens[1]))
    #expect(!machine.isRunning(tokens[1]))
    #expect(other.isRunning(tokens[1]))
  }

  @Test func `cancelling ends every load and the minimum time`() async {
    _ = machine.begin(LoadingPolicy(minimumDuration: .seconds(1)))
    _ = machine.begin(.calm)
    machine.cancelAll()
    #expect(machine.phase == .idle)
    #expect(log.ends == [.cancelled, .cancelled])
    await clock.advance(by: .zero)
    #expect(clock.pendingSleeps == 0)
  }

  @Test func `work counts as done, failed or cancelled`() async {
    struct Broken: Error {}
    _ = await machine.run(.immediate) { 1 }
    try? await machine.run(.immediate) { throw Broken() }
    try? await machine.run(.immediate) { throw CancellationError() }
    #expect(log.ends == [.done, .failed, .cancelled])
  }

  @Test func `a machine goes away with its timers`() async {
    var machine: LoadingStateMachine? = LoadingStateMachine(clock: clock)
    _ = machine?.begin(
      LoadingPolicy(grace: .seconds(1), timeout: .seconds(9), slowThreshold: .seconds(2)))
    await clock.advance(by: .seconds(1))
    weak let gone = machine
    machine = nil
    await clock.advance(by: .zero)
    #expect(gone == nil)
    #expect(clock.pendingSleeps == 0)
  }
}
