// SPDX-License-Identifier: MIT
import CGTK
public import Foundation

extension CGContext {
  /// Draws an image scaled into a rectangle, its first row at the rectangle's greatest y.
  ///
  /// - Parameter byTiling: Whether the rectangle is the first of tiles that fill the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard canDraw, rect.width > 0, rect.height > 0, rect.isFinite,
      let pattern = cairo_pattern_create_for_surface(image.surface.cairoSurface)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    let scaleX = CGFloat(image.width) / rect.width
    let scaleY = CGFloat(image.height) / rect.height
    var matrix = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: -scaleY, tx: -rect.minX * scaleX, ty: rect.maxY * scaleY
    ).cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, filter(for: image))
    composite {
      cairo_save(cairo)
      cairo_new_path(cairo)
      if !byTiling {
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(cairo)
      }
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, state.alpha)
      cairo_restore(cairo)
    }
  }

  private func filter(for image: CGImage) -> cairo_filter_t {
    switch state.interpolationQuality {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .high: CAIRO_FILTER_BEST
    case .default, .medium: image.shouldInterpolate ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST
    }
  }
}
