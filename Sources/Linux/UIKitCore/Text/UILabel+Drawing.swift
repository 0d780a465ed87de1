// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import TextLayout

extension UILabel {
  /// The opacity of a disabled label's text.
  private static let disabledOpacity = 0.3

  /// The text in `rect`, cut at its edges; nil when there is none.
  func drawing(in rect: CGRect) -> RenderNode? {
    guard !content.isEmpty, rect.width > 0, rect.height > 0 else { return nil }
    let fitted = fit(in: rect)
    let origin = CGPoint(x: rect.minX, y: top(of: fitted, in: rect))
    var node = fitted.text.node(fitted.layout, at: origin)
    if let shadowColor {
      let shadow = RenderNode.text(
        fitted.layout,
        at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height),
        color: RenderColor(shadowColor.cgColor))
      node = .group([shadow, node])
    }
    if !isEnabled { node = RenderNode(.opacity(Self.disabledOpacity, node)) }
    return bounds.contains(node.bounds)
      ? node : RenderNode(.clip(RoundedRectangle(bounds), node))
  }

  /// The text as it fits `rect`, shrunk if that is wanted.
  private func fit(in rect: CGRect) -> (text: StyledText, layout: TextLayout, scale: Double) {
    func set(_ scale: Double) -> (text: StyledText, layout: TextLayout, scale: Double) {
      let text = styledText(scale: scale)
      return (
        text,
        text.layout(width: rect.width, height: rect.height, maximumLines: max(0, numberOfLines)),
        scale
      )
    }
    let full = set(1)
    guard adjustsFontSizeToFitWidth, minimumScaleFactor < 1, isTooWide(full.text, in: rect) else {
      return full
    }
    let least = max(Double(minimumScaleFactor), 0.05)
    var (low, high) = (least, 1.0)
    // Ten halvings come within a thousandth of the size.
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if isTooWide(styledText(scale: middle), in: rect) { high = middle } else { low = middle }
    }
    return set(low)
  }

  private func isTooWide(_ text: StyledText, in rect: CGRect) -> Bool {
    if numberOfLines == 1 { return text.layout().size.width > rect.width }
    let layout = text.layout(width: rect.width, maximumLines: max(0, numberOfLines))
    return layout.isTruncated || layout.size.height > rect.height
  }

  private func top(
    of fitted: (text: StyledText, layout: TextLayout, scale: Double), in rect: CGRect
  ) -> CGFloat {
    func centered(_ height: CGFloat) -> CGFloat {
      rect.minY + pixelRound((rect.height - pixelCeiling(height)) / 2)
    }
    guard fitted.scale < 1 else { return centered(fitted.layout.size.height) }
    switch baselineAdjustment {
    case .alignCenters: return centered(fitted.layout.size.height)
    case .none: return centered(content.font.lineHeight)
    case .alignBaselines:
      let baseline = centered(content.font.lineHeight) + content.font.ascender
      return baseline - CGFloat(fitted.layout.firstBaseline)
    }
  }
}
