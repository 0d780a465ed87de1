// SPDX-License-Identifier: MIT
public import CoreGraphics
import QuartzCore

/// A wheel of eight blades that turns while something goes on.
///
/// Counterpart: `UIActivityIndicatorView`. Turning is a wish: the view keeps it while it is hidden or out of a
/// window, runs nothing there, and turns again as soon as it can be seen. All indicators of one look show the
/// same eight pictures, each for 0.125 s, and change them together. Differs from Apple: indicators step on one
/// beat, so that a screen full of them draws eight frames a second.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The key of the one animation in the view's layer.
  private static let animationKey = "UIActivityIndicatorView.turn"

  // MARK: State

  /// Whether the indicator is meant to turn; it reads `true` out of a window too.
  open private(set) var isAnimating = false

  /// Whether a stopped indicator is hidden; `true` by default.
  open var hidesWhenStopped = true {
    didSet {
      guard hidesWhenStopped != oldValue, !isAnimating else { return }
      isHidden = hidesWhenStopped
    }
  }

  // MARK: Appearance

  /// The size and, until `color` is set, the colour.
  open var style: UIActivityIndicatorView.Style = .medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      refresh()
    }
  }

  /// The colour of the brightest blade; the style's own by default, and again after setting `nil`.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      guard ownColor != newValue else { return }
      ownColor = newValue
      refresh()
    }
  }

  private var ownColor: UIColor?

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.blades.side, height: style.blades.side)
  }

  /// The look that the layer shows now; `nil` before the first.
  private var shownLook: SpinnerImages.Look?

  // MARK: Initialisers

  /// Makes a stopped indicator of a style, as large as the style.
  public init(style: UIActivityIndicatorView.Style) {
    let side = style.blades.side
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    self.style = style
    setUp()
  }

  /// Makes a stopped indicator of medium style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an indicator from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeIndicator(from: coder)
    setUp()
  }

  private func setUp() {
    isHidden = hidesWhenStopped && !isAnimating
    refresh()
  }

  // MARK: Overrides

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { refresh() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    refresh()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    refresh()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refresh()
  }

  // MARK: Animation

  /// Makes the indicator turn and shows it.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    refresh()
  }

  /// Stops the indicator and hides it, unless `hidesWhenStopped` is off.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    refresh()
  }

  /// Whether the wheel can be seen and is meant to turn.
  private var isTurning: Bool { isAnimating && !isHidden && window != nil }

  /// Brings look and motion into the layer, if they are not there.
  private func refresh() {
    let look = currentLook
    if look != shownLook {
      shownLook = look
      layer.removeAnimation(forKey: Self.animationKey)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.contentsGravity = .center
      layer.contentsScale = look.scale
      layer.contents = SpinnerImages.images(for: look).first
      CATransaction.commit()
    }
    let isRunning = layer.animation(forKey: Self.animationKey) != nil
    guard isTurning != isRunning else { return }
    if isTurning {
      layer.add(makeAnimation(look), forKey: Self.animationKey)
    } else {
      layer.removeAnimation(forKey: Self.animationKey)
    }
  }

  private func makeAnimation(_ look: SpinnerImages.Look) -> CAAnimation {
    let step = SpinnerBlades.stepDuration
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = SpinnerImages.images(for: look)
    animation.calculationMode = .discrete
    animation.duration = step * Double(SpinnerBlades.count)
    animation.repeatCount = .infinity
    animation.isRemovedOnCompletion = false
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    animation.beginTime = (now / step).rounded(.down) * step
    return animation
  }

  private var currentLook: SpinnerImages.Look {
    let blades = style.blades
    return SpinnerImages.Look(
      blades: blades, color: color.resolvedColor(with: traitCollection).cgColor,
      scale: max(traitCollection.displayScale, 1),
      padding: CGSize(
        width: padding(in: bounds.width, of: blades.side),
        height: padding(in: bounds.height, of: blades.side)))
  }

  /// What the picture needs at its far side for the middle of `length` to bring the graphic to a whole point.
  private func padding(in length: CGFloat, of side: CGFloat) -> CGFloat {
    let room = length - side
    return room - 2 * (room / 2).rounded(.down)
  }
}
