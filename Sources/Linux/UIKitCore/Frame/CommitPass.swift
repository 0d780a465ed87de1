// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import QuartzCore

/// The fifth pass: each window's layers, at the frame's time, become a render tree.
@MainActor
enum CommitPass {
  /// A window with what it looks like.
  struct Result {
    let window: UIWindow
    let commit: RenderCommit
  }

  /// What the windows look like at `time`.
  static func run(_ windows: [UIWindow], at time: CFTimeInterval) -> [Result] {
    CATransaction.flush()
    return windows.map { Result(window: $0, commit: $0.layerTree.commit(at: time)) }
  }
}
