// SPDX-License-Identifier: MIT
public import CoreGraphics

/// Text to be read, on one line or several.
///
/// Counterpart: `UILabel`.
///
/// Differs from Apple: a text is set with the paragraph style of its first letter; tightening before truncation, line
/// break strategies, marquees and expansion texts are absent.
@preconcurrency @MainActor
open class UILabel: UIView {
  // MARK: Storage

  let content = LabelContent()

  // MARK: Creating

  /// A label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A label that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeLabel(from: coder)
  }

  // MARK: Content

  /// The text without its attributes; nil at first. Setting it drops those of `attributedText`.
  open var text: String? {
    get { content.string }
    set { setText(newValue) }
  }

  /// The text with its attributes; setting it makes the label's font, colour and alignment those of the first letter.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set { setAttributedText(newValue) }
  }

  // MARK: Appearance

  /// The font of the whole text; the system font of 17 points at first, and again for nil.
  open var font: UIFont! {
    get { content.font }
    set { setFont(newValue) }
  }

  /// The colour of the whole text; `label` at first, and again for nil.
  open var textColor: UIColor! {
    get { content.color }
    set { setTextColor(newValue) }
  }

  /// Where lines stand between the edges; `natural` at first: where the interface's language begins.
  open var textAlignment: NSTextAlignment {
    get { content.paragraph.alignment }
    set { setParagraph { $0.alignment = newValue } }
  }

  /// What becomes of text that is too wide; `byTruncatingTail` at first.
  open var lineBreakMode: NSLineBreakMode {
    get { content.paragraph.lineBreakMode }
    set { setParagraph { $0.lineBreakMode = newValue } }
  }

  /// The most lines; 1 at first, 0 for as many as it takes.
  open var numberOfLines: Int = 1 {
    didSet { if oldValue != numberOfLines { sizeMayChange() } }
  }

  /// Whether the text is drawn in full colour; true at first.
  open var isEnabled: Bool = true {
    didSet { if oldValue != isEnabled { setNeedsDisplay() } }
  }

  /// Whether `highlightedTextColor` is in force; false at first.
  open var isHighlighted: Bool = false {
    didSet { if oldValue != isHighlighted { setNeedsDisplay() } }
  }

  /// The colour of the text while `isHighlighted`; nil, the default, keeps `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet { if oldValue != highlightedTextColor { setNeedsDisplay() } }
  }

  /// The colour of a hard shadow of the text; nil, the default, draws none.
  open var shadowColor: UIColor? {
    didSet { if oldValue != shadowColor { setNeedsDisplay() } }
  }

  /// Where the hard shadow falls; one point above at first.
  open var shadowOffset: CGSize = CGSize(width: 0, height: -1) {
    didSet { if oldValue != shadowOffset { setNeedsDisplay() } }
  }

  /// Whether a font of a text style follows the reader's text size; false at first.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory { followContentSize() } }
  }

  // MARK: Fitting

  /// Whether the font shrinks rather than that text is lost; false at first.
  open var adjustsFontSizeToFitWidth: Bool = false {
    didSet { if oldValue != adjustsFontSizeToFitWidth { setNeedsDisplay() } }
  }

  /// The smallest factor by which the font shrinks; 0, the default, sets no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if oldValue != minimumScaleFactor { setNeedsDisplay() } }
  }

  /// Where text stands that was shrunk; on its baseline at first.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { if oldValue != baselineAdjustment { setNeedsDisplay() } }
  }

  /// The width at which a label of several lines breaks for its intrinsic size; 0, the default, takes the width
  /// that constraints give.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { sizeMayChange() } }
  }

  // MARK: Layout

  /// The rectangle of the text within `bounds`, rounded up to pixels and centred down; of no size without text.
  ///
  /// Overridden to give the text margins: `intrinsicContentSize` and `sizeThatFits(_:)` follow.
  ///
  /// - Parameter numberOfLines: 0 for as many as it takes.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    rectOfText(in: bounds, maximumLines: numberOfLines)
  }

  /// The size of the text, broken at `preferredMaxLayoutWidth` where there are several lines.
  open override var intrinsicContentSize: CGSize { intrinsicSize }

  /// The size of the text within `size`; no limit where it is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfText(in: size) }

  // MARK: Drawing

  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  /// Draws the text into the current context, centred down in `rect`; overridden to give it margins.
  open func drawText(in rect: CGRect) {
    guard let drawing = drawing(in: rect) else { return }
    GraphicsContextStack.draw(drawing)
  }

  /// Follows the reader's text size and the reading direction.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTraits(previousTraitCollection)
  }
}
