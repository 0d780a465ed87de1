// SPDX-License-Identifier: MIT
import CGTKHost

/// The process's one main loop: GLib's, which serves windows, the main dispatch queue and `RunLoop.main`.
@MainActor
package enum MainLoop {
  /// Runs until `stop()`.
  package static func run() {
    kuru_loop_serve_foundation()
    kuru_loop_run()
  }

  /// Lets `run()` return after the present turn.
  package static func stop() { kuru_loop_stop() }

  /// A call that can be taken back before it happens.
  @MainActor
  final class Delay {
    private var identifier: UInt32 = 0
    private let action: @MainActor () -> Void

    /// Calls `action` once after that many milliseconds; 0 means as soon as the loop turns.
    init(milliseconds: UInt32, _ action: @escaping @MainActor () -> Void) {
      self.action = action
      // SAFETY: the loop's reference is taken back when the call happens, or by `cancel()`.
      let context = Unmanaged.passRetained(self).toOpaque()
      identifier = kuru_loop_after(
        milliseconds,
        { context in
          guard let context else { return }
          let delay = Unmanaged<Delay>.fromOpaque(context).takeRetainedValue()
          MainActor.assumeIsolated {
            delay.identifier = 0
            delay.action()
          }
          kuru_loop_note_work()
        }, context)
    }

    /// Takes the call back; nothing happens when it is over.
    func cancel() {
      guard identifier != 0 else { return }
      kuru_loop_cancel(identifier)
      identifier = 0
      Unmanaged.passUnretained(self).release()
    }
  }
}
