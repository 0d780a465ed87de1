// SPDX-License-Identifier: MIT
import CoreGraphics

/// Where a button's image and title stand, and how large the button would like to be.
extension UIButton {
  /// Above and below a title while no content insets are set.
  private static let titleMargin: CGFloat = 6

  /// The narrowest button with a title and no content insets.
  private static let minimumWidth: CGFloat = 30

  private var imageSize: CGSize { currentImage?.size ?? .zero }

  private var hasTitle: Bool {
    if let attributed = currentAttributedTitle { return attributed.length > 0 }
    return !(currentTitle ?? "").isEmpty
  }

  private func titleSize(within width: CGFloat) -> CGSize {
    guard hasTitle else { return .zero }
    let label = makeTitleLabel()
    let limit = CGSize(width: max(width, 0), height: .greatestFiniteMagnitude)
    return label.sizeThatFits(limit)
  }

  /// The height of a line when there is no title: an empty button is as high as one with a title.
  private var lineHeight: CGFloat {
    let font = storedTitleLabel?.font ?? .systemFont(ofSize: buttonType == .system ? 15 : 18)
    return (font.lineHeight).rounded(.up)
  }

  func naturalSize(fitting width: CGFloat) -> CGSize {
    if configuration != nil { return configuredNaturalSize(fitting: width) }
    let insets = contentEdgeInsets
    let isPlain = insets == .zero
    let inner = width - insets.left - insets.right
    let image = imageSize
    var title = titleSize(within: inner - image.width)
    if title.height == 0, currentImage == nil { title.height = lineHeight }
    // Apple's system buttons allow their title a point more than the label's own height.
    if title.height > 0, buttonType == .system { title.height += 1 }
    if title.height > 0, isPlain { title.height += 2 * Self.titleMargin }
    var size = CGSize(
      width: image.width + title.width, height: max(image.height, title.height))
    if isPlain, currentImage == nil { size.width = max(size.width, Self.minimumWidth) }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    return size
  }

  func layoutContent() {
    if configuration != nil { return layoutConfiguredContent() }
    let content = contentRect(forBounds: bounds)
    storedBackgroundView?.frame = backgroundRect(forBounds: bounds)
    if let storedImageView, currentImage != nil {
      storedImageView.frame = imageRect(forContentRect: content)
    }
    if let storedTitleLabel {
      storedTitleLabel.frame = hasTitle ? titleRect(forContentRect: content) : .zero
    }
  }

  /// Image and title side by side in a rectangle, aligned as the button says, on whole pixels.
  func arrangement(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    let room = CGSize(width: max(rect.width, 0), height: max(rect.height, 0))
    let alignment = effectiveContentHorizontalAlignment
    var image = imageSize
    image.width = min(image.width, room.width)
    image.height = min(image.height, room.height)
    let natural = titleSize(within: room.width - image.width)
    var title = CGSize(
      width: min(natural.width, room.width - image.width), height: min(natural.height, room.height))
    if alignment == .fill {
      if hasTitle { title.width = room.width - image.width } else { image.width = room.width }
    }
    let start: CGFloat
    switch alignment {
    case .left, .leading, .fill: start = rect.minX
    case .right, .trailing: start = rect.minX + room.width - image.width - title.width
    case .center: start = rect.minX + (room.width - image.width - title.width) / 2
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let imageX = isRightToLeft ? start + title.width : start
    let titleX = isRightToLeft ? start : start + image.width
    return (
      frame(of: image, x: imageX, in: rect), frame(of: title, x: titleX, in: rect)
    )
  }

  private func frame(of size: CGSize, x: CGFloat, in rect: CGRect) -> CGRect {
    guard size.width > 0 || size.height > 0 else {
      return CGRect(origin: onPixel(CGPoint(x: x, y: rect.midY)), size: .zero)
    }
    var size = size
    let y: CGFloat
    switch contentVerticalAlignment {
    case .top: y = rect.minY
    case .bottom: y = rect.maxY - size.height
    case .center: y = rect.minY + (rect.height - size.height) / 2
    case .fill:
      y = rect.minY
      size.height = max(rect.height, 0)
    }
    return CGRect(origin: onPixel(CGPoint(x: x, y: y)), size: size)
  }

  private func onPixel(_ point: CGPoint) -> CGPoint {
    let scale = max(traitCollection.displayScale, 1)
    return CGPoint(
      x: (point.x * scale).rounded(.toNearestOrAwayFromZero) / scale,
      y: (point.y * scale).rounded(.toNearestOrAwayFromZero) / scale)
  }
}
