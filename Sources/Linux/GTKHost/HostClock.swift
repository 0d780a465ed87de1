// SPDX-License-Identifier: MIT
import CGTK
import CoreGraphics
import QuartzCore

/// The clock of GTK's frames: what `CACurrentMediaTime()` reads outside a frame.
final class HostClock: MediaTimeSource {
  /// Seconds of the machine's monotonic clock.
  var now: CFTimeInterval { CFTimeInterval(g_get_monotonic_time()) / 1e6 }
}
