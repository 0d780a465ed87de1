// SPDX-License-Identifier: MIT
import CGTK
public import Foundation

extension CGContext {
  /// Begins a group that is drawn as a whole, with the present alpha, shadow and blend mode, when it ends.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    savedStates.append(state)
    state.stencils = []
    state.isLayer = true
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
    cairo_push_group(cairo)
    applyState()
  }

  /// Begins a group that is clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws the group that was begun last; without one nothing happens.
  public func endTransparencyLayer() {
    guard state.isLayer, let saved = savedStates.last else { return }
    removeStencils()
    let group = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(group) }
    savedStates.removeLast()
    state = saved
    applyState()
    composite {
      cairo_set_source(cairo, group)
      cairo_paint_with_alpha(cairo, state.alpha)
    }
  }

  /// Draws by `body`, which sets a source and paints with it, under the present blend mode and over a shadow.
  package func composite(_ body: () -> Void) {
    guard let shadow = state.shadow else {
      cairo_set_operator(cairo, state.blendMode.cairoOperator)
      body()
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      didDraw()
      return
    }
    cairo_push_group(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    body()
    let group = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(group) }
    if let group { draw(shadow, of: group) }
    applyState()
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    cairo_set_source(cairo, group)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    didDraw()
  }

  private func draw(_ shadow: GraphicsState.Shadow, of group: OpaquePointer) {
    let offset = shadow.offset.applying(baseTransform)
    let sigma = shadow.blur / 2 * baseTransform.meanScale
    guard let mask = AlphaMask(width: width, height: height) else { return }
    mask.draw { target in
      // A group is painted where it lay; the target is moved instead of it. Rows run downwards.
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cairo, &matrix)
      var shift = CGAffineTransform(translationX: offset.width, y: -offset.height)
        .cairoMatrix
      var moved = cairo_matrix_t()
      cairo_matrix_multiply(&moved, &matrix, &shift)
      cairo_set_matrix(target, &moved)
      cairo_set_source(target, group)
      cairo_paint(target)
    }
    mask.blur(sigma: sigma)
    let (red, green, blue, alpha) = shadow.color.srgba
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(cairo, red, green, blue, alpha)
    cairo_mask_surface(cairo, mask.cairoSurface, 0, 0)
  }

  // MARK: - Stencils

  /// Draws what the stencils of the present state have gathered.
  func removeStencils() {
    while let stencil = state.stencils.popLast() {
      cairo_pop_group_to_source(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      cairo_mask(cairo, stencil.pattern)
    }
  }

  /// The bitmap with everything that is still gathered in groups.
  func snapshot() -> ImageSurface? {
    let stencils = savedStates.flatMap(\.stencils) + state.stencils
    guard !stencils.isEmpty || savedStates.contains(where: \.isLayer) || state.isLayer else {
      return surface.copy()
    }
    // Cairo gives the innermost group only; what outer groups hold besides is not in the picture yet.
    guard let result = surface.copy(), let target = cairo_create(result.cairoSurface) else {
      return nil
    }
    defer { cairo_destroy(target) }
    cairo_set_source_surface(target, cairo_get_group_target(cairo), 0, 0)
    if let stencil = stencils.last {
      var matrix = stencil.ctm.concatenating(flip).cairoMatrix
      cairo_set_matrix(target, &matrix)
      cairo_mask(target, stencil.pattern)
    } else {
      cairo_paint(target)
    }
    return result
  }
}
