// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView {
  /// The tint before any dimming: the view's own, or the nearest above it.
  private var inheritedTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let tint = current.ownTint { return tint }
      view = current.parent
    }
    return .systemBlue
  }

  var effectiveTint: UIColor {
    effectiveTintMode == .dimmed ? inheritedTint.withoutSaturation : inheritedTint
  }

  var effectiveTintMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.ownTintMode != .automatic { return current.ownTintMode }
      view = current.parent
    }
    return .normal
  }

  func setTint(_ color: UIColor?) {
    guard ownTint != color else { return }
    ownTint = color
    tintChanged()
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    guard ownTintMode != mode else { return }
    ownTintMode = mode
    tintChanged()
  }

  /// Tells this view, and those in it that inherit the tint or its mode.
  func tintChanged() {
    tintColorDidChange()
    for child in children where child.ownTint == nil || child.ownTintMode == .automatic {
      child.tintChanged()
    }
  }
}

extension UIColor {
  /// The grey of the same brightness, as controls behind an alert show it.
  fileprivate var withoutSaturation: UIColor {
    UIColor { traits in
      var hue: CGFloat = 0
      var saturation: CGFloat = 0
      var brightness: CGFloat = 0
      var alpha: CGFloat = 0
      self.resolvedColor(with: traits).getHue(
        &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      return UIColor(white: brightness * 0.8, alpha: alpha * 0.8)
    }
  }
}
