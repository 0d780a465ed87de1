// SPDX-License-Identifier: MIT
package import UIKit

extension UIView {
  /// The visible control below the view whose button title this is, or else the label with this text.
  package func descendant(titled title: String) -> UIView? {
    let views = visibleViews
    return views.first { ($0 as? UIButton)?.shownTitle == title }
      ?? views.first { ($0 as? UILabel)?.text == title }
  }

  /// The titles of the visible buttons below the view.
  package var shownTitles: [String] { visibleViews.compactMap { ($0 as? UIButton)?.shownTitle } }

  /// The view and those in it, from the rear to the front, but for what is hidden or transparent.
  var visibleViews: [UIView] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    return [self] + subviews.flatMap(\.visibleViews)
  }
}

extension UIButton {
  var shownTitle: String? { currentAttributedTitle?.string ?? currentTitle }
}
