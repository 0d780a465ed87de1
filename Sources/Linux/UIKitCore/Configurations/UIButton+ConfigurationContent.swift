// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

/// How a configuration reaches the button's subviews.
extension UIButton {
  func updateConfiguredContent() {
    guard let configured else { return }
    let shown = configured.shown
    configured.direction = effectiveUserInterfaceLayoutDirection
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
    let isPlain = if case .plain? = text { transformer == nil } else { text == nil }
    if isPlain {
      label.text = text?.string
      label.font = font
      label.textColor = color
      label.textAlignment = configuredTextAlignment
      label.lineBreakMode = mode
    } else if let text {
      var base = AttributeContainer()
      base.font = font
      base.foregroundColor = color
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = configuredTextAlignment
      paragraph.lineBreakMode = mode
      label.attributedText = text.resolved(
        base: base, paragraph: paragraph, transformer: transformer)
    }
  }

  private var configuredTextAlignment: NSTextAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch configured?.shown.settledTitleAlignment {
    case .center: return .center
    case .trailing: return isRightToLeft ? .left : .right
    case .leading, .automatic, nil: return .natural
    }
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
