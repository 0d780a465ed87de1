// SPDX-License-Identifier: MIT
package import CoreGraphics

/// The baselines of a button are its title's, in bounds that are at least as high as the content; the last one is a
/// configuration's subtitle's, if there is one.
extension UIButton: BaselineContent {
  /// The title's; 0 for a button without one.
  package var firstBaselineFromTop: CGFloat {
    guard let storedTitleLabel else { return 0 }
    return titleFrame.minY + storedTitleLabel.firstBaselineFromTop
  }

  /// The title's; 0 for a button without one.
  package var lastBaselineFromBottom: CGFloat {
    if let subtitleLabel, subtitleLabel.text != nil {
      let bounds = baselineBounds
      let frame = configuredArrangement(in: configuredContentRect(in: bounds)).subtitle
      return bounds.maxY - frame.maxY + subtitleLabel.lastBaselineFromBottom
    }
    guard let storedTitleLabel else { return 0 }
    return baselineBounds.maxY - titleFrame.maxY + storedTitleLabel.lastBaselineFromBottom
  }

  private var baselineBounds: CGRect {
    let natural = intrinsicContentSize
    return CGRect(
      x: 0, y: 0, width: max(bounds.width, natural.width),
      height: max(bounds.height, natural.height))
  }

  private var titleFrame: CGRect {
    titleRect(forContentRect: contentRect(forBounds: baselineBounds))
  }
}
