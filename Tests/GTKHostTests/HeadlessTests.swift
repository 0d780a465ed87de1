// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// The same application without a display.
struct HeadlessTests {
  private let probe: Probe

  init() throws { probe = try Probe() }

  @Test func `an application runs unseen and ends with 0`() {
    probe.tell("close")
    #expect(probe.output.expect("ends"))
    #expect(probe.exitStatus() == 0)
  }

  @Test func `timers, the main queue, tasks and run-loop blocks are served`() {
    probe.tell("timers")
    var missing: Set = ["timer", "inner timer", "timer of a thread", "queue", "task", "perform"]
    while !missing.isEmpty, let line = probe.output.line(where: missing.contains) {
      missing.remove(line)
    }
    #expect(missing.isEmpty)
  }

  @Test func `an idle application has no frames`() {
    probe.tell("count 1")
    #expect(probe.output.line { $0.hasPrefix("frames") }?.hasPrefix("frames 0 ") == true)
  }
}
