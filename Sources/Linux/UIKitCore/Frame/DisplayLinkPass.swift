// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import QuartzCore

/// The second pass: display links.
@MainActor
enum DisplayLinkPass {
  /// Calls the display links that are due at `time`.
  static func run(at time: CFTimeInterval) { DisplayLinkRegistry.fire(at: time) }
}
