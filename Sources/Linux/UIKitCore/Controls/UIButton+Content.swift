// SPDX-License-Identifier: MIT
import CoreGraphics

/// How a button's content reaches its subviews.
extension UIButton {
  /// The title's size, in points, until the app sets a font: as Apple's custom and system buttons have it.
  var defaultFontSize: CGFloat { buttonType == .system ? 15 : 18 }

  /// What is left of a system button's colours while it is pressed.
  private static let pressedAlpha: CGFloat = 0.2

  func adopt(_ type: ButtonType) {
    guard type != buttonType else { return }
    buttonType = type
    storedTitleLabel?.font = .systemFont(ofSize: defaultFontSize)
    updateContent()
    invalidateContentSize()
  }

  func set<Value>(
    _ value: Value?, at path: WritableKeyPath<ButtonContent, Value?>, for state: UIControl.State
  ) {
    contents.set(value, at: path, for: state)
    noteSetter(of: path, isSet: value != nil)
    updateContent()
    invalidateContentSize()
  }

  func invalidateContentSize() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The colour set for the state, else the normal one, else the system's: Apple's order for `setTitleColor(_:for:)`.
  func effectiveTitleColor(for state: UIControl.State) -> UIColor {
    if let color = contents.value(\.titleColor, for: state) { return color }
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  func makeTitleLabel() -> UILabel {
    if let storedTitleLabel { return storedTitleLabel }
    let label = ButtonLabel(frame: .zero)
    label.font = .systemFont(ofSize: defaultFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.isUserInteractionEnabled = false
    storedTitleLabel = label
    addSubview(label)
    label.button = self
    return label
  }

  func makeImageView() -> UIImageView {
    if let storedImageView { return storedImageView }
    let view = UIImageView(frame: .zero)
    storedImageView = view
    if let storedTitleLabel, storedTitleLabel.superview === self {
      insertSubview(view, belowSubview: storedTitleLabel)
    } else {
      addSubview(view)
    }
    return view
  }

  /// Brings what the state selects into the subviews; makes those that are needed.
  func updateContent() {
    updateBackground()
    if configuration != nil {
      updateConfiguredContent()
    } else {
      updateImage()
      updateTitle()
    }
  }

  private func updateTitle() {
    let isNeeded = currentAttributedTitle != nil || currentTitle != nil
    guard isNeeded || storedTitleLabel != nil else { return }
    let label = makeTitleLabel()
    let isFaded = buttonType == .system && isHighlighted
    let color = currentTitleColor
    label.textColor = isFaded ? color.faded(to: Self.pressedAlpha) : color
    if let attributed = currentAttributedTitle {
      label.attributedText = isFaded ? attributed.faded(to: Self.pressedAlpha) : attributed
    } else {
      label.text = currentTitle
    }
    label.shadowColor = currentTitleShadowColor
    updateShadowDirection(of: label)
  }

  private func updateShadowDirection(of label: UILabel) {
    let isReversed = reversesTitleShadowWhenHighlighted && isHighlighted
    guard isReversed != isTitleShadowReversed else { return }
    isTitleShadowReversed = isReversed
    let offset = label.shadowOffset
    label.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
  }

  private func updateImage() {
    guard currentImage != nil || storedImageView != nil else { return }
    let view = makeImageView()
    view.tintColor = imageTintColor
    view.image = currentImage.map { adjustedImage($0) }
  }

  /// The tint of a template image, where it is not the button's own.
  private var imageTintColor: UIColor? {
    guard buttonType == .system else { return nil }
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? tintColor.faded(to: Self.pressedAlpha) : nil
  }

  private func updateBackground() {
    guard let image = currentBackgroundImage else {
      storedBackgroundView?.image = nil
      return
    }
    if storedBackgroundView == nil {
      let view = UIImageView(frame: backgroundRect(forBounds: bounds))
      storedBackgroundView = view
      if let configured {
        insertSubview(view, aboveSubview: configured.background)
      } else {
        insertSubview(view, at: 0)
      }
    }
    let isOwn = contents.ownValue(\.backgroundImage, for: state) != nil
    storedBackgroundView?.image = isOwn ? image : adjusted(image)
  }

  private func adjustedImage(_ image: UIImage) -> UIImage {
    var image = image
    if buttonType == .system, image.renderingMode == .automatic {
      image = image.withRenderingMode(.alwaysTemplate)
    }
    // The tint says all about the state of a system button's template.
    if buttonType == .system, image.renderingMode == .alwaysTemplate { return image }
    let isOwn = state != .normal && contents.ownValue(\.image, for: state) != nil
    return isOwn ? image : adjusted(image)
  }

  /// The image as a pressed or disabled button shows it when it has none for that state.
  private func adjusted(_ image: UIImage) -> UIImage {
    if !isEnabled {
      return adjustsImageWhenDisabled ? ImageAdjustment.pale.applied(to: image) : image
    }
    guard isHighlighted else { return image }
    if buttonType == .system { return ImageAdjustment.faded.applied(to: image) }
    return adjustsImageWhenHighlighted ? ImageAdjustment.dark.applied(to: image) : image
  }
}

extension UIColor {
  /// The colour with a part of its own alpha, dynamic if this one is.
  func faded(to part: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * part)
    }
  }
}

extension NSAttributedString {
  /// The text with a part of the alpha of each colour that it names itself.
  @MainActor
  fileprivate func faded(to part: CGFloat) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    let all = NSRange(location: 0, length: length)
    enumerateAttribute(.foregroundColor, in: all) { value, range, _ in
      guard let color = value as? UIColor else { return }
      text.addAttribute(.foregroundColor, value: color.faded(to: part), range: range)
    }
    return text
  }
}
