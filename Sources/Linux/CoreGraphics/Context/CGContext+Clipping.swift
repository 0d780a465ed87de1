// SPDX-License-Identifier: MIT
import CGTK
public import Foundation

extension CGContext {
  /// Restricts drawing to the inside of the current path, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { beginPath() }
    setCairoPath(currentPath)
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_clip(cairo)
  }

  /// Restricts drawing to a rectangle; the current path is forgotten.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Restricts drawing to rectangles; the current path is forgotten.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Draws through an image's alpha, or its brightness where it has no alpha, until the state is restored.
  ///
  /// Differs from Apple: meanwhile blend modes see only what was drawn since.
  public func clip(to rect: CGRect, mask: CGImage) {
    beginPath()
    let rect = rect.standardized
    guard canDraw, rect.width > 0, rect.height > 0,
      let stencil = Stencil(mask: mask, in: rect, ctm: state.ctm)
    else {
      clip(to: CGRect.zero)
      return
    }
    cairo_push_group(cairo)
    state.stencils.append(stencil)
    applyState()
  }

  /// Lifts the restrictions that were set since the state was saved; stencils stay.
  public func resetClip() { cairo_reset_clip(cairo) }

  /// The rectangle in user space outside of which nothing is drawn.
  public var boundingBoxOfClipPath: CGRect {
    guard canDraw else { return .null }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
