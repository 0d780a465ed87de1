// SPDX-License-Identifier: MIT
import CGTK
import Foundation
import RenderTree

/// Pictures as textures, each made once and owned by the picture's own surface.
enum Textures {
  // SAFETY: only the address counts, and nobody writes to it.
  private nonisolated(unsafe) static let key =
    UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// The picture's texture, borrowed from the picture.
  static func texture(of image: CGImage) -> OpaquePointer? {
    let surface = image.surface.cairoSurface
    if let known = cairo_surface_get_user_data(surface, key) { return OpaquePointer(known) }
    let stride = image.surface.stride
    // A copy: bytes that kept the surface would keep themselves.
    let bytes = image.surface.withPixels { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    // Cairo's ARGB32 is blue first in memory on the little-endian machines that Swift runs on.
    guard
      let texture = gdk_memory_texture_new(
        Int32(image.width), Int32(image.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
        gsize(stride))
    else { return nil }
    cairo_surface_set_user_data(surface, key, UnsafeMutableRawPointer(texture)) { owned in
      if let owned { g_object_unref(owned) }
    }
    return texture
  }
}
