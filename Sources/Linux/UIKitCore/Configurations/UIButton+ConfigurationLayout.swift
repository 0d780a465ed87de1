// SPDX-License-Identifier: MIT
package import CoreGraphics

/// Where a configuration's parts stand, and how large its button would like to be.
extension UIButton {
  func configuredContentRect(in bounds: CGRect) -> CGRect {
    guard let configured else { return bounds }
    return bounds.inset(
      by: configured.shown.contentInsets.resolved(in: effectiveUserInterfaceLayoutDirection))
  }

  func configuredArrangement(in rect: CGRect) -> ConfiguredArrangement {
    var arrangement = ConfiguredArrangement(arrangedContent, in: rect.size)
    arrangement.place(in: rect, contentHorizontalAlignment, contentVerticalAlignment)
    return arrangement
  }

  func configuredNaturalSize(fitting width: CGFloat) -> CGSize {
    let insets = configured?.shown.contentInsets ?? .zero
    let across = insets.leading + insets.trailing
    let room = CGSize(width: width - across, height: .greatestFiniteMagnitude)
    var size = ConfiguredArrangement(arrangedContent, in: room).size
    // An empty button is as high as one with a title.
    if size == .zero { size.height = configuredLineHeight }
    return CGSize(
      width: max(0, size.width + across), height: max(0, size.height + insets.top + insets.bottom))
  }

  func layoutConfiguredContent() {
    guard let configured else { return }
    // Texts at the trailing edge are on the other side now.
    if configured.direction != effectiveUserInterfaceLayoutDirection { updateConfiguredContent() }
    let arrangement = configuredArrangement(in: configuredContentRect(in: bounds))
    storedBackgroundView?.frame = bounds
    configured.background.place(
      in: bounds,
      radius: configured.shown.cornerRadius(height: bounds.height, traits: traitCollection),
      direction: effectiveUserInterfaceLayoutDirection)
    storedTitleLabel?.frame = arrangement.title
    configured.subtitleLabel?.frame = arrangement.subtitle
    if configured.shown.showsActivityIndicator {
      configured.indicator?.frame = arrangement.image
    } else if shownImage != nil {
      storedImageView?.frame = arrangement.image
    }
  }

  private var arrangedContent: ConfiguredArrangement.Content {
    var content = ConfiguredArrangement.Content()
    guard let configured else { return content }
    let shown = configured.shown
    if shown.showsActivityIndicator {
      // A square as high as a line of the title, as measured.
      content.image = CGSize(width: configuredLineHeight, height: configuredLineHeight)
    } else {
      content.image = shownImage?.size
    }
    content.title = measure(shownTitle, by: storedTitleLabel)
    content.subtitle = measure(shown.subtitleText, by: configured.subtitleLabel)
    content.imageEdge = shown.imageEdge
    content.imagePadding = shown.imagePadding
    content.titlePadding = shown.titlePadding
    content.titleAlignment = shown.settledTitleAlignment
    content.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    content.scale = max(traitCollection.displayScale, 1)
    return content
  }

  private func measure(_ text: ConfigurationText?, by label: UILabel?) -> ((CGFloat) -> CGSize)? {
    guard let text, !text.string.isEmpty, let label else { return nil }
    return { label.sizeThatFits(CGSize(width: max($0, 0), height: .greatestFiniteMagnitude)) }
  }

  private var configuredLineHeight: CGFloat {
    let style = configured?.shown.buttonSize.titleStyle ?? .body
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    let scale = max(traitCollection.displayScale, 1)
    return (font.lineHeight * scale - 0.001).rounded(.up) / scale
  }
}

/// A configuration's title may have several lines.
extension UIButton: WidthDependentContent {
  /// The configuration's height when title and subtitle wrap in that width; `nil` where neither does.
  package func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard let shown = configured?.shown else { return nil }
    let isFlowing =
      shownTitle != nil && shown.titleLineBreakMode.linesOfConfiguredText != 1
      || shown.subtitleText != nil && shown.subtitleLineBreakMode.linesOfConfiguredText != 1
    return isFlowing ? configuredNaturalSize(fitting: width).height : nil
  }
}
