internal import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import QuartzCore

extension UIView {
  func setBackground(_ color: UIColor?) {
    background = color
    applyBackground()
  }

  private func applyBackground() {
    let traits = effectiveTraits
    // Outside a window, what the colour was resolved with is noted, so that coming to one compares with it.
    if window == nil { resolvedTraits = traits }
    backingLayer.backgroundColor = background?.resolvedColor(with: traits).cgColor
  }

  func setAlpha(_ alpha: CGFloat) {
    require(!alpha.isNaN, "\(nameInMessages).alpha must not be NaN")
    let opacity = Float(min(max(alpha, 0), 1))
    guard backingLayer.opacity != opacity else { return }
    backingLayer.opacity = opacity
  }

  func setHidden(_ isHidden: Bool) {
    guard backingLayer.isHidden != isHidden else { return }
    backingLayer.isHidden = isHidden
    if isHidden { containingWindow?.focusController.leave(self) }
  }

  /// Resolves stored colours anew.
  func reapplyColors() {
    if background != nil { applyBackground() }
  }
}
