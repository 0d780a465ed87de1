// SPDX-License-Identifier: MIT
import CoreGraphics

/// A layer's time, which its animations run in.
extension CALayer {
  final var timing: MediaTiming { extras?.timing ?? MediaTiming(duration: .infinity) }

  final func changeTiming(_ change: (inout MediaTiming) -> Void) {
    var changed = timing
    change(&changed)
    guard changed != timing else { return }
    ownExtras.timing = changed
    tree?.reviewAnimations()
  }

  /// Media time in the layer's time, through all superlayers.
  final func localTime(ofMedia time: CFTimeInterval) -> CFTimeInterval {
    let outer = parent?.localTime(ofMedia: time) ?? time
    guard let extras else { return outer }
    return extras.timing.localTime(ofParent: outer)
  }

  /// The layer's time in media time; infinite while the layer's time stands still.
  final func mediaTime(ofLocal time: CFTimeInterval) -> CFTimeInterval {
    var result: CFTimeInterval = time
    if let extras {
      guard let outer = extras.timing.parentTime(ofLocal: time) else { return .infinity }
      result = outer
    }
    return parent?.mediaTime(ofLocal: result) ?? result
  }
}
