// SPDX-License-Identifier: MIT
package import CGTK
public import Foundation

extension CGContext {
  // MARK: - The current path

  /// Fills the current path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule)
  }

  /// Strokes the current path and forgets it.
  public func strokePath() { stroke(takePath()) }

  /// Fills and strokes the current path, as told, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }

  // MARK: - Shapes

  /// Fills a rectangle; the current path is forgotten.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// Fills rectangles; the current path is forgotten.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Fills the ellipse in a rectangle; the current path is forgotten.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes a rectangle; the current path is forgotten.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle by a width for this time; the current path is forgotten.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let usual = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    setLineWidth(usual)
  }

  /// Strokes the ellipse in a rectangle; the current path is forgotten.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes the lines from each even point to the next; the current path is forgotten.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, whatever the blend mode and the alpha.
  public func clear(_ rect: CGRect) {
    beginPath()
    guard canDraw else { return }
    cairo_new_path(cairo)
    CGPath(rect: rect, transform: nil).add(toCairo: cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    didDraw()
  }

  // MARK: - Implementation

  private func takePath() -> CGPath {
    defer { beginPath() }
    return currentPath
  }

  /// Makes a path of base space Cairo's current one.
  func setCairoPath(_ path: CGPath) {
    var flip = flip.cairoMatrix
    cairo_set_matrix(cairo, &flip)
    cairo_new_path(cairo)
    path.add(toCairo: cairo)
    applyCTM()
  }

  private func setSource(_ color: CGColor) {
    let (red, green, blue, alpha) = color.srgba
    cairo_set_source_rgba(cairo, red, green, blue, alpha * state.alpha)
  }

  private func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    guard canDraw, !path.isEmpty else { return }
    composite {
      setSource(state.fillColor)
      setCairoPath(path)
      cairo_set_fill_rule(cairo, rule.cairo)
      if state.blendMode.reachesOutsideShape {
        cairo_save(cairo)
        cairo_clip(cairo)
        cairo_paint(cairo)
        cairo_restore(cairo)
      } else {
        cairo_fill(cairo)
      }
    }
  }

  private func stroke(_ path: CGPath) {
    guard canDraw, !path.isEmpty, state.lineWidth > 0 else { return }
    composite {
      setSource(state.strokeColor)
      setCairoPath(path)
      cairo_stroke(cairo)
    }
  }
}

extension CGPathFillRule {
  /// Cairo's word for it.
  package var cairo: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}
