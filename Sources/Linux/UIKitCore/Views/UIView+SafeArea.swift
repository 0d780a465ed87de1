// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView {
  /// What bars cover of the view: the superview's safe area less the distance from it, and the controller's own.
  var effectiveSafeArea: UIEdgeInsets {
    var result = UIEdgeInsets.zero
    if let own = self as? UIWindow {
      result = own.screenInsets
    } else if let parent, window != nil {
      let outer = parent.effectiveSafeArea
      if outer != .zero {
        let frame = self.frame
        let extent = parent.bounds
        result.top = max(0, outer.top - max(0, frame.minY - extent.minY))
        result.left = max(0, outer.left - max(0, frame.minX - extent.minX))
        result.bottom = max(0, outer.bottom - max(0, extent.maxY - frame.maxY))
        result.right = max(0, outer.right - max(0, extent.maxX - frame.maxX))
      }
    }
    if let additional = owningController?.additionalSafeAreaInsets { result = result + additional }
    return result
  }

  /// Says so, here and in the subviews, where the safe area is no longer what it was.
  final func updateSafeArea() {
    let new = safeAreaInsets
    guard new != lastSafeArea else { return }
    lastSafeArea = new
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    if margins.includesSafeArea { marginsChanged() }
    setNeedsLayout()
    autoLayoutMarginsChanged()
    for child in children { child.updateSafeArea() }
  }
}
