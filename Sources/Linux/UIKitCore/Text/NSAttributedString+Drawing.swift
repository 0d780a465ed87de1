// SPDX-License-Identifier: MIT
public import CoreGraphics
import RenderTree
import TextLayout

extension NSAttributedString {
  /// The size of the text on lines that break at line ends alone, not rounded.
  public func size() -> CGSize {
    StyledText(self, defaults: .stringDrawing).layout().size
  }

  /// Draws the text into the current context with its top left corner at `point`.
  public func draw(at point: CGPoint) {
    let text = StyledText(self, defaults: .stringDrawing)
    GraphicsContextStack.draw(text.node(text.layout(), at: point))
  }

  /// Draws the text into the current context, broken to the width of `rect` and cut at its height.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }

  /// Draws the text into the current context.
  ///
  /// - Parameters:
  ///   - rect: A width or height of 0 is without limit.
  ///   - context: Lets the text shrink, and hears what was drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let text = FittedText(self, size: rect.size, options: options, context: context)
    let top =
      options.contains(.usesLineFragmentOrigin)
      ? rect.minY : rect.minY - CGFloat(text.layout.firstBaseline)
    GraphicsContextStack.draw(
      text.styled.node(text.layout, at: CGPoint(x: rect.minX, y: top)))
  }

  /// The rectangle that `draw(with:options:context:)` would need, relative to where it draws; not rounded.
  ///
  /// - Parameters:
  ///   - size: A width or height of 0 is without limit.
  ///   - context: Lets the text shrink, and hears what was measured.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    FittedText(self, size: size, options: options, context: context).bounds
  }
}

/// A text set into the space of a drawing call.
private struct FittedText {
  let styled: StyledText
  let layout: TextLayout
  let bounds: CGRect

  init(
    _ string: NSAttributedString, size: CGSize, options: NSStringDrawingOptions,
    context: NSStringDrawingContext?
  ) {
    let hasLines = options.contains(.usesLineFragmentOrigin)
    let width = hasLines && size.width > 0 ? size.width : nil
    let height =
      hasLines && options.contains(.truncatesLastVisibleLine) && size.height > 0
      ? size.height : nil
    func set(_ scale: Double) -> (StyledText, TextLayout) {
      var defaults = StyledText.Defaults.stringDrawing
      defaults.scale = scale
      let styled = StyledText(string, defaults: defaults)
      return (styled, styled.layout(width: width, height: height))
    }
    func isTooLarge(_ layout: TextLayout) -> Bool {
      (size.height > 0 && layout.size.height > size.height + 0.01)
        || (size.width > 0 && layout.size.width > size.width + 0.01) || layout.isTruncated
    }
    var scale = 1.0
    var (styled, layout) = set(scale)
    let least = Double(context?.minimumScaleFactor ?? 0)
    if least > 0 {
      while isTooLarge(layout), scale > least {
        scale = max(least, scale - 0.05)
        (styled, layout) = set(scale)
      }
    }
    self.styled = styled
    self.layout = layout
    var bounds =
      options.contains(.usesDeviceMetrics)
      ? (layout.inkBounds.isNull ? .zero : layout.inkBounds)
      : CGRect(origin: .zero, size: layout.size)
    if !hasLines { bounds.origin.y -= CGFloat(layout.firstBaseline) }
    self.bounds = bounds
    context?.actualScaleFactor = CGFloat(scale)
    context?.totalBounds = bounds
  }
}
