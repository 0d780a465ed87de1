// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore

extension UIImageView {
  func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    if shownImage?.images != nil { play() }
  }

  /// The picture shown while nothing plays.
  var displayedImage: UIImage? { isHighlighted ? highlightedImage ?? shownImage : shownImage }

  func setImage(_ image: UIImage?) {
    guard shownImage !== image else { return }
    let previous = displayedImage
    let wasAnimated = shownImage?.images != nil
    shownImage = image
    if image?.images != nil {
      play()
    } else if wasAnimated {
      stop()
    }
    imageDidChange(from: previous)
  }

  func imageDidChange(from previous: UIImage?) {
    let current = displayedImage
    if previous?.size != current?.size
      || previous?.alignmentRectInsets != current?.alignmentRectInsets
    {
      invalidateIntrinsicContentSize()
    }
    setNeedsDisplay()
  }

  func highlightDidChange() {
    imageDidChange(from: isHighlighted ? shownImage : highlightedImage ?? shownImage)
    if animation.isWanted, highlightedAnimationImages != nil || highlightedImage?.images != nil {
      play()
    }
  }

  func tintDidChange() {
    guard displayedImage != nil || animation.isWanted else { return }
    setNeedsDisplay()
    if animation.isWanted { resume() }
  }

  /// Gives the layer the picture: its own bitmap where that will do.
  func showImage() {
    let layer = backingLayer
    guard let properties = displayedImage?.properties, properties.cgImage != nil else {
      layer.contents = nil
      return
    }
    layer.contentsScale = CGFloat(properties.scale)
    layer.contents = bitmap(of: properties)
    layer.contentsCenter = properties.center
  }

  /// The bitmap of a picture in this view's tint and reading direction.
  func bitmap(of properties: ImageProperties) -> CGImage? {
    var properties = properties
    if properties.flipsForRightToLeftLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      properties.orientation = properties.orientation.mirrored
    }
    let tint = properties.tint(in: tintColor)?.resolvedColor(with: traitCollection)
    return properties.needsSpace
      ? ImageBaking.stretched(properties, to: bounds.size, tint: tint)
      : ImageBaking.upright(properties, tint: tint)
  }
}

extension ImageProperties {
  /// Whether its bitmap depends on the space that it fills: repeated pieces of more than a pixel.
  var needsSpace: Bool {
    guard isResizable, resizingMode == .tile else { return false }
    let middle = CGSize(
      width: size.width - capInsets.left - capInsets.right,
      height: size.height - capInsets.top - capInsets.bottom)
    return middle.width * CGFloat(scale) > 1 || middle.height * CGFloat(scale) > 1
  }

  /// The part that stretches, in unit coordinates.
  var center: CGRect {
    let size = size
    guard isResizable, !needsSpace, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height,
      width: max(size.width - capInsets.left - capInsets.right, 0) / size.width,
      height: max(size.height - capInsets.top - capInsets.bottom, 0) / size.height)
  }
}
