// SPDX-License-Identifier: MIT
import UIKit

extension ButtonWithLoad {
  /// The gap between the indicator and a title beside it, and the least gap to the button's edges, in points.
  private static let spacing: CGFloat = 8

  /// Brings the indicator and what it hides in line with the machine's phase.
  func updateLoading() {
    if machine.phase.isVisible {
      indicatorForUse().startAnimating()
    } else {
      indicator?.stopAnimating()
    }
    setNeedsLayout()
    layoutLoading()
  }

  /// Hides what the indicator replaces, and places and colours the indicator.
  func layoutLoading() {
    let isShown = machine.phase.isVisible
    let text = isShown ? shownLoadingTitle : nil
    let keepsTitle = text == nil && indicatorPlacement != .center
    for view in subviews where view !== loadingTitleLabel && view !== indicator {
      ContentMask.setHidden(isShown && isReplaced(view, keepsTitle: keepsTitle), view)
    }
    layoutLoadingTitle(text)
    guard isShown, let indicator else { return }
    let color = indicatorColor ?? titleColorInUse
    if indicator.color != color { indicator.color = color }
    var offset: CGFloat = 0
    if let loadingTitleLabel, text != nil {
      offset = offsetOfIndicator(beside: loadingTitleLabel)
    } else if keepsTitle, let titleLabel {
      offset = offsetOfIndicator(beside: titleLabel)
    }
    if indicatorOffset?.constant != offset { indicatorOffset?.constant = offset }
    if subviews.last !== indicator { bringSubviewToFront(indicator) }
  }

  // MARK: Content

  /// Whether a shown load stands in for a subview: only for what is the button's own, not for what the app has added.
  ///
  /// While the configuration shows an indicator, one that the app has added cannot be told from it.
  private func isReplaced(_ view: UIView, keepsTitle: Bool) -> Bool {
    switch view {
    case is UILabel: !keepsTitle && (view === titleLabel || view === subtitleLabel)
    case is UIImageView: hasImage && view === imageView
    case is UIActivityIndicatorView: configuration?.showsActivityIndicator == true
    default: false
    }
  }

  private var hasImage: Bool { currentImage != nil || configuration?.image != nil }

  private var shownLoadingTitle: String? {
    machine.isSlow ? slowLoadingTitle ?? loadingTitle : loadingTitle
  }

  private var titleColorInUse: UIColor {
    if configuration != nil, let color = titleLabel?.textColor { return color }
    if let title = currentAttributedTitle, title.length > 0,
      let color = title.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    {
      return color
    }
    return currentTitleColor
  }

  private func indicatorForUse() -> UIActivityIndicatorView {
    if let indicator { return indicator }
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.translatesAutoresizingMaskIntoConstraints = false
    indicator.isUserInteractionEnabled = false
    addSubview(indicator)
    let offset = indicator.centerXAnchor.constraint(equalTo: centerXAnchor)
    NSLayoutConstraint.activate([
      offset, indicator.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    indicatorOffset = offset
    self.indicator = indicator
    return indicator
  }

  private func loadingTitleLabelForUse() -> UILabel {
    if let loadingTitleLabel { return loadingTitleLabel }
    let label = UILabel()
    label.lineBreakMode = .byTruncatingTail
    addSubview(label)
    loadingTitleLabel = label
    return label
  }

  // MARK: Placement

  private var isIndicatorOnTheLeft: Bool {
    (indicatorPlacement != .trailing) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  private var indicatorWidth: CGFloat { indicator?.intrinsicContentSize.width ?? 0 }

  /// Centres the loading title and the indicator beside it in the button, as one.
  private func layoutLoadingTitle(_ text: String?) {
    guard let text else {
      loadingTitleLabel?.isHidden = true
      return
    }
    let label = loadingTitleLabelForUse()
    label.isHidden = false
    label.text = text
    label.textColor = titleColorInUse
    if let font = titleLabel?.font { label.font = font }
    let taken = indicatorWidth + Self.spacing
    let room = max(0, bounds.width - 2 * Self.spacing - taken)
    let fitting = label.sizeThatFits(CGSize(width: room, height: bounds.height))
    let size = CGSize(width: min(fitting.width, room), height: min(fitting.height, bounds.height))
    let left = bounds.midX - (taken + size.width) / 2
    label.frame = CGRect(
      x: isIndicatorOnTheLeft ? left + taken : left, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// How far from the button's centre the indicator stands, so that it is beside `title` and its subtitle.
  ///
  /// An image on that side lends its place. Without enough room there, the texts give way.
  private func offsetOfIndicator(beside title: UILabel) -> CGFloat {
    var lines = [title]
    if title === titleLabel, let subtitleLabel { lines.append(subtitleLabel) }
    let shown = lines.map(\.frame).filter { !$0.isEmpty }
    let text = shown.isEmpty ? title.frame : shown.reduce(CGRect.null) { $0.union($1) }
    if title === titleLabel, hasImage, let image = imageView?.frame,
      isIndicatorOnTheLeft ? image.midX < text.minX : image.midX > text.maxX
    {
      return image.midX - bounds.midX
    }
    let half = indicatorWidth / 2
    let taken = half + Self.spacing
    let nearest = half + Self.spacing / 2
    let center =
      isIndicatorOnTheLeft
      ? max(bounds.minX + nearest, text.minX - taken)
      : min(bounds.maxX - nearest, text.maxX + taken)
    for line in lines where !line.frame.isEmpty {
      var frame = line.frame
      if isIndicatorOnTheLeft {
        let left = max(frame.minX, center + taken)
        frame.size.width = max(0, min(frame.width, bounds.maxX - left))
        frame.origin.x = left
      } else {
        let right = min(frame.maxX, center - taken)
        frame.size.width = max(0, min(frame.width, right - bounds.minX))
        frame.origin.x = right - frame.width
      }
      if line.frame != frame { line.frame = frame }
    }
    return center - bounds.midX
  }
}
