// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView {
  /// The margins that layout uses: those set, the safe area, and the superview's where they are kept.
  var effectiveMargins: UIEdgeInsets {
    var result = margins.own.resolved(in: effectiveUserInterfaceLayoutDirection)
    if let owningController, owningController.viewRespectsSystemMinimumLayoutMargins {
      let least = owningController.systemMinimumLayoutMargins
        .resolved(in: effectiveUserInterfaceLayoutDirection)
      result.left = max(result.left, least.left)
      result.right = max(result.right, least.right)
    }
    if margins.includesSafeArea { result = result + safeAreaInsets }
    if margins.preservesSuperview, let parent {
      let frame = self.frame
      let outer = parent.effectiveMargins
      let extent = parent.bounds
      result.top = max(result.top, outer.top - (frame.minY - extent.minY))
      result.left = max(result.left, outer.left - (frame.minX - extent.minX))
      result.bottom = max(result.bottom, outer.bottom - (extent.maxY - frame.maxY))
      result.right = max(result.right, outer.right - (extent.maxX - frame.maxX))
    }
    return result
  }

  func setMargins(_ new: NSDirectionalEdgeInsets) {
    guard margins.own != new else { return }
    margins.own = new
    marginsChanged()
  }

  func setMargins(preservingSuperview: Bool) {
    guard margins.preservesSuperview != preservingSuperview else { return }
    margins.preservesSuperview = preservingSuperview
    marginsChanged()
  }

  func setMargins(includingSafeArea: Bool) {
    guard margins.includesSafeArea != includingSafeArea else { return }
    margins.includesSafeArea = includingSafeArea
    marginsChanged()
  }

  func marginsChanged() {
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    autoLayoutMarginsChanged()
    for child in children where child.margins.preservesSuperview { child.marginsChanged() }
  }
}
