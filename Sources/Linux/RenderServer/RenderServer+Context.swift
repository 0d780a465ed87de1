import CGTK
// SPDX-License-Identifier: MIT
package import RenderTree

extension RenderServer {
  /// Draws a tree into a graphics context as one picture, by its present transform, clip, alpha, blend mode and
  /// shadow.
  ///
  /// The tree's y runs downwards: contexts that UIKit makes are turned so already.
  package static func draw(_ node: RenderNode, in context: CGContext) {
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    cairo_save(context.cairo)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context.cairo, &matrix)
    // Steps of a half, so that a scale that grows smoothly does not make every shadow anew.
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    draw(
      node, context.cairo, visible: nil, scale: min(max((scale * 2).rounded(.up) / 2, 0.5), 4))
    cairo_restore(context.cairo)
    context.endTransparencyLayer()
  }
}
