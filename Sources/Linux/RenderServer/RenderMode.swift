// SPDX-License-Identifier: MIT

/// What GSK nodes are made for: pictures are kept where they are drawn from fastest.
package enum RenderMode: Hashable, Sendable {
  /// Pictures as Cairo surfaces: for bitmaps and for windows with the Cairo renderer.
  case surfaces

  /// Pictures as textures: for windows with a GPU renderer.
  case textures
}
