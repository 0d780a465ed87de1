// SPDX-License-Identifier: MIT
public import CoreGraphics
package import RenderTree

/// A picture, or a sequence of pictures.
///
/// Counterpart: `UIImageView`. Touches pass through it at first.
///
/// Differs from Apple: symbol configurations and the scaling of images by the reader's text size are absent.
@preconcurrency @MainActor
open class UIImageView: UIView {
  // MARK: Storage

  var shownImage: UIImage?
  let animation = ImageAnimation()

  // MARK: Creating

  /// A view of `image`, as large as it.
  public init(image: UIImage?) {
    shownImage = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// A view of `image`, as large as it, and of another while highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    shownImage = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// A view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeImageView(from: coder)
  }

  // MARK: Content

  /// The picture; nil at first. One with frames plays for ever, at its own speed.
  open var image: UIImage? {
    get { shownImage }
    set { setImage(newValue) }
  }

  /// The picture while highlighted; nil, the default, keeps `image`.
  open var highlightedImage: UIImage? {
    didSet { if oldValue != highlightedImage, isHighlighted { imageDidChange(from: oldValue) } }
  }

  /// Whether `highlightedImage` and `highlightedAnimationImages` are shown; false at first.
  open var isHighlighted: Bool = false {
    didSet { if oldValue != isHighlighted { highlightDidChange() } }
  }

  // MARK: Animation

  /// The pictures that `startAnimating()` shows in turn; nil at first. Setting them stops the animation.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The pictures that `startAnimating()` shows while highlighted; nil, the default, keeps `animationImages`.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { if isHighlighted { stopAnimating() } }
  }

  /// The seconds of one round; 0, the default, takes 1/30 s a picture.
  open var animationDuration: TimeInterval = 0

  /// How many rounds are played; 0, the default, for ever.
  open var animationRepeatCount: Int = 0

  /// Whether the pictures are playing, or will as soon as the view is in a window.
  open var isAnimating: Bool { animation.isWanted }

  /// Plays `animationImages` from the first; nothing happens without any.
  open func startAnimating() { play() }

  /// Shows `image` again.
  open func stopAnimating() { stop() }

  // MARK: Layout

  /// The size of the picture shown; none without one.
  open override var intrinsicContentSize: CGSize {
    displayedImage?.size ?? super.intrinsicContentSize
  }

  /// The size of the picture shown; the present size without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    displayedImage?.size ?? super.sizeThatFits(size)
  }

  /// The insets of the picture shown.
  open override var alignmentRectInsets: UIEdgeInsets {
    displayedImage?.alignmentRectInsets ?? super.alignmentRectInsets
  }

  /// Repeats a tiled picture anew.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if displayedImage?.properties.needsSpace == true { setNeedsDisplay() }
  }

  // MARK: Life cycle

  /// Plays on in the new window what is to play.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { resume() }
  }

  /// Draws templates in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tintDidChange()
  }

  /// Mirrors pictures that follow the reading direction.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection {
      setNeedsDisplay()
    }
  }

  // MARK: Hooks of this package

  package override func makeDrawing() -> RenderNode? {
    showImage()
    return nil
  }

  package override func colorsDidChange() {
    super.colorsDidChange()
    tintDidChange()
  }
}
