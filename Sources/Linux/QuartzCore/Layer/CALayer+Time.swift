// SPDX-License-Identifier: MIT
import CoreGraphics

/// A layer's time, which its animations run in.
extension CALayer {
  final var timing: MediaTiming { extras?.timing ?? LayerExtras.mediaTime }

  final func changeTiming(_ change: (inout MediaTiming) -> Void) {
    var changed = timing
    change(&changed)
    guard changed != timing else { return }
    ownExtras.timing = changed
    tree?.hasOwnTimes = true
    tree?.reviewAnimations()
  }

  /// Whether no layer of the tree has time of its own, as hardly any does; spares the way to the root.
  private final var hasMediaTime: Bool { tree.map { !$0.hasOwnTimes } ?? false }

  /// Media time in the layer's time, through all superlayers.
  final func localTime(ofMedia time: CFTimeInterval) -> CFTimeInterval {
    if hasMediaTime { return time }
    let outer = parent?.localTime(ofMedia: time) ?? time
    guard let extras else { return outer }
    return extras.timing.localTime(ofParent: outer)
  }

  /// The layer's time in media time; infinite while the layer's time stands still.
  final func mediaTime(ofLocal time: CFTimeInterval) -> CFTimeInterval {
    if hasMediaTime { return time }
    var result: CFTimeInterval = time
    if let extras {
      guard let outer = extras.timing.parentTime(ofLocal: time) else { return .infinity }
      result = outer
    }
    return parent?.mediaTime(ofLocal: result) ?? result
  }
}
