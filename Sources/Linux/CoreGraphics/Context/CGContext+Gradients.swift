// SPDX-License-Identifier: MIT
import CGTK
public import Foundation

extension CGContext {
  /// Fills the clip with colours along the line from `startPoint` to `endPoint`.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint != endPoint,
      let pattern = cairo_pattern_create_linear(
        startPoint.x, startPoint.y, endPoint.x, endPoint.y)
    else { return }
    draw(gradient, pattern, options)
  }

  /// Fills the clip with colours from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0,
      let pattern = cairo_pattern_create_radial(
        startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
    else { return }
    draw(gradient, pattern, options)
  }

  private func draw(
    _ gradient: CGGradient, _ pattern: OpaquePointer, _ options: CGGradientDrawingOptions
  ) {
    defer { cairo_pattern_destroy(pattern) }
    guard canDraw else { return }
    func add(_ location: CGFloat, _ color: CGColor, _ opacity: Double = 1) {
      let (red, green, blue, alpha) = color.srgba
      cairo_pattern_add_color_stop_rgba(pattern, location, red, green, blue, alpha * opacity)
    }
    // The ends are padded; a transparent stop at an end keeps the colour from going on past it.
    if let first = gradient.stops.first {
      if !options.contains(.drawsBeforeStartLocation) { add(0, first.color, 0) }
      add(0, first.color)
    }
    for stop in gradient.stops { add(stop.location, stop.color) }
    if let last = gradient.stops.last {
      add(1, last.color)
      if !options.contains(.drawsAfterEndLocation) { add(1, last.color, 0) }
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    composite {
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, state.alpha)
    }
  }
}
