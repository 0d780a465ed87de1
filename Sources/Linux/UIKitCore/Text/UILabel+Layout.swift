// SPDX-License-Identifier: MIT
package import CoreGraphics
import TextLayout

extension UILabel {
  /// The text as the label's properties want it.
  ///
  /// - Parameter scale: The factor of all font sizes.
  func styledText(scale: Double = 1) -> StyledText {
    let color = isHighlighted ? highlightedTextColor ?? content.color : content.color
    let defaults = StyledText.Defaults(
      font: content.font, color: color, paragraph: content.paragraph,
      isInterfaceRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, scale: scale)
    if let styled = content.styled {
      guard isHighlighted, let highlightedTextColor else {
        return StyledText(styled, defaults: defaults)
      }
      let copy = NSMutableAttributedString(attributedString: styled)
      copy.addAttribute(
        .foregroundColor, value: highlightedTextColor,
        range: NSRange(location: 0, length: copy.length))
      return StyledText(copy, defaults: defaults)
    }
    return StyledText(content.plain ?? "", defaults: defaults)
  }

  func rectOfText(in bounds: CGRect, maximumLines: Int) -> CGRect {
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let text = styledText()
    let layout = text.layout(
      width: bounds.width, height: bounds.height, maximumLines: max(0, maximumLines))
    let size = CGSize(
      width: pixelCeiling(layout.size.width), height: pixelCeiling(layout.size.height))
    var origin = bounds.origin
    if bounds.width < StyledText.unlimited {
      switch text.options.alignment {
      case .center: origin.x += pixelRound((bounds.width - size.width) / 2)
      case .right: origin.x += bounds.width - size.width
      case .left, .justified, .natural: break
      }
    }
    if bounds.height < StyledText.unlimited {
      origin.y += pixelRound((bounds.height - size.height) / 2)
    }
    return CGRect(origin: origin, size: size)
  }

  var intrinsicSize: CGSize {
    let breaksAtPreferredWidth = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return size(
      forWidth: breaksAtPreferredWidth ? preferredMaxLayoutWidth : StyledText.unlimited)
  }

  /// The size that `textRect` gives in a width, without limit down.
  private func size(forWidth width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: StyledText.unlimited),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  func sizeOfText(in size: CGSize) -> CGSize {
    self.size(forWidth: size.width > 0 && numberOfLines != 1 ? size.width : StyledText.unlimited)
  }

  /// Pixels per point of where the label is shown.
  private var pixels: CGFloat { max(traitCollection.displayScale, 1) }

  func pixelCeiling(_ length: CGFloat) -> CGFloat {
    // The slack keeps sums of binary fractions from costing a whole pixel.
    ((length * pixels - 0.001).rounded(.up)) / pixels
  }

  func pixelRound(_ length: CGFloat) -> CGFloat { (length * pixels).rounded() / pixels }
}

extension UILabel: WidthDependentContent {
  /// The text's height when it wraps in that width; `nil` for one line, for a fixed wrapping width, and
  /// without text.
  package func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, !content.isEmpty else { return nil }
    return size(forWidth: width).height
  }
}

extension UILabel: BaselineContent {
  /// The first line's, in a label that is at least as high as its text.
  package var firstBaselineFromTop: CGFloat { baselines.first }

  /// The last line's, in a label that is at least as high as its text.
  package var lastBaselineFromBottom: CGFloat { baselines.last }

  /// The first baseline's distance from the top and the last one's from the bottom, once the label is at least as
  /// high as its text.
  private var baselines: (first: CGFloat, last: CGFloat) {
    let width = numberOfLines != 1 && bounds.width > 0 ? bounds.width : nil
    let layout = styledText().layout(width: width, maximumLines: max(0, numberOfLines))
    let textHeight = pixelCeiling(
      content.isEmpty ? content.font.lineHeight : CGFloat(layout.size.height))
    let height = max(bounds.height, textHeight)
    let top = pixelRound((height - textHeight) / 2)
    return (
      top + pixelRound(CGFloat(layout.firstBaseline)),
      height - top - pixelRound(CGFloat(layout.lastBaseline))
    )
  }
}
