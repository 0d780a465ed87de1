// SPDX-License-Identifier: MIT
package import CGTK
import Foundation

/// A mask through which everything is drawn until the state is restored.
///
/// Cairo has no clip with shades: what is drawn is gathered in a group, which the mask then lets through.
final class Stencil {
  /// The mask as a pattern in the user space in which it was set.
  let pattern: OpaquePointer
  /// The user space in which it was set.
  let ctm: CGAffineTransform

  /// Nil without memory.
  init?(mask: CGImage, in rect: CGRect, ctm: CGAffineTransform) {
    guard let shades = Self.shades(of: mask),
      let pattern = cairo_pattern_create_for_surface(shades.cairoSurface)
    else { return nil }
    self.pattern = pattern
    self.ctm = ctm
    // From user space to the image's pixels, whose rows run from the rectangle's top.
    var matrix = CGAffineTransform(
      a: CGFloat(mask.width) / rect.width, b: 0, c: 0, d: -CGFloat(mask.height) / rect.height,
      tx: -rect.minX * CGFloat(mask.width) / rect.width,
      ty: rect.maxY * CGFloat(mask.height) / rect.height
    ).cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
  }

  deinit { cairo_pattern_destroy(pattern) }

  /// The image itself where it has an alpha; else a surface whose alpha is the image's brightness.
  private static func shades(of mask: CGImage) -> ImageSurface? {
    guard mask.alphaInfo == .noneSkipFirst else { return mask.surface }
    guard let shades = mask.surface.copy() else { return nil }
    shades.withPixels { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for index in pixels.indices {
        let (red, green, blue) = (
          pixels[index] >> 16 & 255, pixels[index] >> 8 & 255, pixels[index] & 255
        )
        pixels[index] = ((red * 2126 + green * 7152 + blue * 722 + 5000) / 10000) << 24
      }
    }
    shades.pixelsDidChange()
    return shades
  }
}

extension CGAffineTransform {
  /// The same matrix for Cairo.
  package var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
