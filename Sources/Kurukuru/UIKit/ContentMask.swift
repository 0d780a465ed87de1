// SPDX-License-Identifier: MIT
import UIKit

/// An empty mask: hides what it masks, and takes neither its `isHidden` nor its `alpha` away from the caller.
final class ContentMask: CALayer {
  /// Hides or shows a view's drawing; its frame, its layout and its own properties stay as they are.
  @MainActor
  static func setHidden(_ hides: Bool, _ view: UIView) {
    let isMasked = view.layer.mask is ContentMask
    guard hides != isMasked else { return }
    view.layer.mask = hides ? ContentMask() : nil
  }
}
