// SPDX-License-Identifier: MIT
import CGTK
import Foundation
import RenderTree

extension NodeBuilder {
  func image(_ image: RenderImage) -> OpaquePointer? {
    if mode == .textures, isPlain(image), let texture = Textures.texture(of: image.image) {
      var rect = graphene_rect_t(image.destination)
      return gsk_texture_node_new(texture, &rect)
    }
    let parts = ImageParts.parts(of: image)
    return cairoNode(image.destination) { cr in
      if parts.count == 1 {
        draw(parts[0], of: image, cr)
        return
      }
      // Parts that share an antialiased edge must add up to one whole there.
      var untinted = image
      untinted.tint = nil
      cairo_push_group(cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_ADD)
      for part in parts { draw(part, of: untinted, cr) }
      guard let whole = cairo_pop_group(cr) else { return }
      defer { cairo_pattern_destroy(whole) }
      if let tint = image.tint {
        CairoDrawing.setSource(cr, tint)
        cairo_mask(cr, whole)
      } else {
        cairo_set_source(cr, whole)
        cairo_paint(cr)
      }
    }
  }

  /// Whether GSK's own texture node draws it: it knows the whole picture, smoothly, and nothing else.
  private func isPlain(_ image: RenderImage) -> Bool {
    image.tint == nil && image.filter == .linear && image.source == RenderImage.whole
      && image.center == RenderImage.whole
  }

  private func draw(_ part: ImageParts.Part, of image: RenderImage, _ cr: OpaquePointer) {
    let (source, target) = (part.source, part.destination)
    // From the destination's points to the picture's pixels.
    let (scaleX, scaleY) = (source.width / target.width, source.height / target.height)
    let surface =
      image.filter == .nearest
      ? image.image.surface.cairoSurface
      : Reductions.surface(of: image.image, pixels: min(scaleX, scaleY) / scale)
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    // What is drawn may have fewer pixels than the picture.
    let ratioX = Double(cairo_image_surface_get_width(surface)) / Double(image.image.width)
    let ratioY = Double(cairo_image_surface_get_height(surface)) / Double(image.image.height)
    var matrix = cairo_matrix_t(
      xx: scaleX * ratioX, yx: 0, xy: 0, yy: scaleY * ratioY,
      x0: (source.minX - target.minX * scaleX) * ratioX,
      y0: (source.minY - target.minY * scaleY) * ratioY)
    cairo_pattern_set_matrix(pattern, &matrix)
    // Without it the edges of an enlarged picture would fade.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    switch image.filter {
    case .linear: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    case .nearest: cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    case .trilinear: cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    }
    if let tint = image.tint {
      cairo_save(cr)
      cairo_rectangle(cr, target.minX, target.minY, target.width, target.height)
      cairo_clip(cr)
      CairoDrawing.setSource(cr, tint)
      cairo_mask(cr, pattern)
      cairo_restore(cr)
    } else {
      cairo_set_source(cr, pattern)
      cairo_rectangle(cr, target.minX, target.minY, target.width, target.height)
      cairo_fill(cr)
    }
  }
}
