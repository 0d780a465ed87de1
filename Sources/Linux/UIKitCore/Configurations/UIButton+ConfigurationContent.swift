// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

/// How a configuration reaches the button's subviews.
extension UIButton {
  func updateConfiguredContent() {
    guard let configured else { return }
    let shown = configured.shown
    configured.background.show(shown.background, tint: tintColor)
    updateConfiguredTitle(configured)
    updateConfiguredSubtitle(configured)
    updateConfiguredIndicator(configured)
    updateConfiguredImage(configured)
    setNeedsLayout()
  }

  private func updateConfiguredTitle(_ configured: ConfiguredButton) {
    guard shownTitle != nil || storedTitleLabel != nil else { return }
    let shown = configured.shown
    show(
      shownTitle, in: makeTitleLabel(), style: shown.buttonSize.titleStyle,
      transformer: shown.titleTextAttributesTransformer, mode: shown.titleLineBreakMode)
  }

  private func updateConfiguredSubtitle(_ configured: ConfiguredButton) {
    let shown = configured.shown
    guard shown.subtitleText != nil || configured.subtitleLabel != nil else { return }
    let label = configured.subtitleLabel ?? makeSubtitleLabel()
    configured.subtitleLabel = label
    show(
      shown.subtitleText, in: label, style: shown.buttonSize.subtitleStyle,
      transformer: shown.subtitleTextAttributesTransformer, mode: shown.subtitleLineBreakMode)
  }

  private func makeSubtitleLabel() -> ButtonLabel {
    let label = ButtonLabel(frame: .zero)
    label.isUserInteractionEnabled = false
    addSubview(label)
    label.button = self
    return label
  }

  private func show(
    _ text: ConfigurationText?, in label: UILabel, style: UIFont.TextStyle,
    transformer: UIConfigurationTextAttributesTransformer?, mode: NSLineBreakMode
  ) {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    let color = configured?.foreground ?? .label
    label.numberOfLines = mode.linesOfConfiguredText
    if case .plain(let plain)? = text, transformer == nil {
      label.text = plain
      label.font = font
      label.textColor = color
    } else if let text {
      var base = AttributeContainer()
      base.font = font
      base.foregroundColor = color
      let resolved = text.resolved(base: base, transformer: transformer)
      if label.attributedText.map({ !$0.isEqual(to: resolved) }) ?? true {
        label.font = font
        label.textColor = color
        label.attributedText = resolved
      }
    } else {
      label.text = nil
      label.font = font
      label.textColor = color
    }
    label.lineBreakMode = mode
  }

  private func updateConfiguredIndicator(_ configured: ConfiguredButton) {
    guard configured.shown.showsActivityIndicator else {
      configured.indicator?.stopAnimating()
      return
    }
    let indicator = configured.indicator ?? UIActivityIndicatorView(style: .medium)
    if configured.indicator == nil {
      configured.indicator = indicator
      indicator.isUserInteractionEnabled = false
      addSubview(indicator)
    }
    let color = configured.foreground
    indicator.color = configured.shown.activityIndicatorColorTransformer?(color) ?? color
    indicator.startAnimating()
  }

  private func updateConfiguredImage(_ configured: ConfiguredButton) {
    guard shownImage != nil || storedImageView != nil else { return }
    let view = makeImageView()
    let color = configured.foreground
    view.tintColor = configured.shown.imageColorTransformer?(color) ?? color
    view.image = configured.shown.showsActivityIndicator ? nil : shownImage.map(configuredImage)
  }

  /// A picture that keeps its colours pales in a disabled button; a template follows the foreground.
  private func configuredImage(_ image: UIImage) -> UIImage {
    guard state.contains(.disabled), image.renderingMode != .alwaysTemplate else { return image }
    return ImageAdjustment.pale.applied(to: image)
  }
}
