// SPDX-License-Identifier: MIT
import CoreGraphics

/// Where picture, title and subtitle of a configured button stand; knows sizes, no views.
struct ConfiguredArrangement {
  /// Sizes of what is shown, and the wishes that place it.
  struct Content {
    /// `nil` without a picture.
    var image: CGSize?
    /// The title's size within a width; `nil` without a title.
    var title: ((CGFloat) -> CGSize)?
    /// The subtitle's size within a width; `nil` without one.
    var subtitle: ((CGFloat) -> CGSize)?
    var imageEdge = NSDirectionalRectEdge.leading
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var titleAlignment = UIButton.Configuration.TitleAlignment.leading
    var isRightToLeft = false
    /// Pixels per point.
    var scale: CGFloat = 1
  }

  private(set) var image = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero
  /// The size of all of it.
  private(set) var size = CGSize.zero

  private let content: Content
  private var text = CGSize.zero
  private var titleSize = CGSize.zero
  private var subtitleSize = CGSize.zero
  private var imageSize = CGSize.zero
  private var gap: CGFloat = 0

  private var isSideBySide: Bool {
    content.imageEdge == .leading || content.imageEdge == .trailing
  }

  /// Measures the content in a room; nothing is larger than that.
  init(_ content: Content, in room: CGSize) {
    self.content = content
    let room = CGSize(width: max(0, room.width), height: max(0, room.height))
    imageSize = content.image ?? .zero
    imageSize.width = min(imageSize.width, room.width)
    imageSize.height = min(imageSize.height, room.height)
    let hasText = content.title != nil || content.subtitle != nil
    gap = content.image != nil && hasText ? content.imagePadding : 0
    var rest = room
    if isSideBySide {
      rest.width = max(0, room.width - imageSize.width - gap)
    } else {
      rest.height = max(0, room.height - imageSize.height - gap)
    }
    measureText(in: rest)
    if isSideBySide {
      size = CGSize(
        width: imageSize.width + gap + text.width, height: max(imageSize.height, text.height))
    } else {
      size = CGSize(
        width: max(imageSize.width, text.width), height: imageSize.height + gap + text.height)
    }
  }

  private mutating func measureText(in rest: CGSize) {
    func measure(_ size: ((CGFloat) -> CGSize)?, height: CGFloat) -> CGSize {
      guard let size = size?(rest.width) else { return .zero }
      return CGSize(width: min(size.width, rest.width), height: min(size.height, max(0, height)))
    }
    titleSize = measure(content.title, height: rest.height)
    let padding = content.title != nil && content.subtitle != nil ? content.titlePadding : 0
    let taken = titleSize.height + padding
    subtitleSize = measure(content.subtitle, height: rest.height - taken)
    text = CGSize(
      width: max(titleSize.width, subtitleSize.width), height: taken + subtitleSize.height)
  }

  /// Places what has been measured.
  mutating func place(
    in rect: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) {
    var block = size
    if horizontal == .fill { block.width = max(rect.width, size.width) }
    if vertical == .fill { block.height = max(rect.height, size.height) }
    let origin = CGPoint(
      x: place(block.width, from: rect.minX, to: rect.maxX, side(horizontal)),
      y: place(block.height, from: rect.minY, to: rect.maxY, side(vertical)))
    let rect = CGRect(origin: origin, size: block)
    if isSideBySide { placeSideBySide(in: rect) } else { placeOverEachOther(in: rect, horizontal) }
  }

  private mutating func placeSideBySide(in block: CGRect) {
    let isImageLeft = (content.imageEdge == .leading) != content.isRightToLeft
    image = frame(
      imageSize, x: isImageLeft ? block.minX : block.maxX - imageSize.width,
      y: block.midY - imageSize.height / 2)
    let taken = imageSize.width + gap
    placeText(
      in: CGRect(
        x: isImageLeft ? block.minX + taken : block.minX, y: block.midY - text.height / 2,
        width: block.width - taken, height: text.height))
  }

  private mutating func placeOverEachOther(
    in block: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment
  ) {
    let isImageOnTop = content.imageEdge == .top
    let side = horizontal == .fill ? Side.middle : side(horizontal)
    image = frame(
      imageSize, x: place(imageSize.width, from: block.minX, to: block.maxX, side),
      y: isImageOnTop ? block.minY : block.maxY - imageSize.height)
    let width = horizontal == .fill ? block.width : text.width
    placeText(
      in: CGRect(
        x: place(width, from: block.minX, to: block.maxX, side),
        y: isImageOnTop ? block.maxY - text.height : block.minY, width: width, height: text.height))
  }

  private mutating func placeText(in rect: CGRect) {
    let side: Side
    switch content.titleAlignment {
    case .center: side = .middle
    case .trailing: side = content.isRightToLeft ? .near : .far
    case .leading, .automatic: side = content.isRightToLeft ? .far : .near
    }
    func x(_ width: CGFloat) -> CGFloat { place(width, from: rect.minX, to: rect.maxX, side) }
    title = frame(titleSize, x: x(titleSize.width), y: rect.minY)
    subtitle = frame(
      subtitleSize, x: x(subtitleSize.width), y: rect.maxY - subtitleSize.height)
  }

  // MARK: Places

  private enum Side { case near, middle, far }

  private func side(_ alignment: UIControl.ContentHorizontalAlignment) -> Side {
    switch alignment {
    case .left: .near
    case .right: .far
    case .leading: content.isRightToLeft ? .far : .near
    case .trailing: content.isRightToLeft ? .near : .far
    case .center, .fill: .middle
    }
  }

  private func side(_ alignment: UIControl.ContentVerticalAlignment) -> Side {
    switch alignment {
    case .top: .near
    case .bottom: .far
    case .center, .fill: .middle
    }
  }

  private func place(_ length: CGFloat, from low: CGFloat, to high: CGFloat, _ side: Side)
    -> CGFloat
  {
    switch side {
    case .near: low
    case .middle: low + (high - low - length) / 2
    case .far: high - length
    }
  }

  private func frame(_ size: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(origin: CGPoint(x: onPixel(x), y: onPixel(y)), size: size)
  }

  /// The nearest pixel, the lower one of two: as measured.
  private func onPixel(_ length: CGFloat) -> CGFloat {
    (length * content.scale - 0.5 - 1e-6).rounded(.up) / content.scale
  }
}
