// SPDX-License-Identifier: MIT
package import CGTK
import Diagnostics
public import Foundation

extension CGContext {
  /// Remembers transform, clip, colours and all other settings, but not the path.
  public func saveGState() {
    savedStates.append(state)
    state.stencils = []
    state.isLayer = false
    cairo_save(cairo)
  }

  /// Goes back to what `saveGState()` remembered last; without it nothing happens and a line is logged.
  public func restoreGState() {
    guard let saved = savedStates.last, !state.isLayer else {
      Diagnostics.report("CGContext: restoreGState() without a saveGState() before it")
      return
    }
    removeStencils()
    cairo_restore(cairo)
    savedStates.removeLast()
    state = saved
    applyState()
    didDraw()
  }

  /// Gives Cairo the settings that it keeps itself.
  func applyState() {
    applyCTM()
    cairo_set_line_width(cairo, state.lineWidth)
    cairo_set_line_cap(cairo, state.lineCap.cairo)
    cairo_set_line_join(cairo, state.lineJoin.cairo)
    cairo_set_miter_limit(cairo, state.miterLimit)
    cairo_set_antialias(
      cairo, state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_set_dash(
      cairo, state.dashLengths.map { Double($0) }, Int32(state.dashLengths.count),
      state.dashPhase)
  }

  /// The transform from base space to Cairo's rows, which run downwards.
  var flip: CGAffineTransform { CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height)) }

  func applyCTM() {
    var matrix = state.ctm.concatenating(flip).cairoMatrix
    // A matrix without an inverse would put the Cairo context in an error for ever.
    if state.ctm.isInvertible { cairo_set_matrix(cairo, &matrix) }
  }

  /// Whether anything drawn now would have an extent.
  var canDraw: Bool { state.ctm.isInvertible }

  // MARK: - Transform

  /// From user space to base space.
  public var ctm: CGAffineTransform { state.ctm }

  /// From user space to pixels, whose rows run from the top.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Turns what is drawn from now on, by radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Puts a transform before the present one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
    applyCTM()
  }

  /// The point of base space that is the user space's.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
  /// The size in base space that is the user space's.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
  /// The rectangle in base space around the user space's.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
  /// The point of user space that is the base space's.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm.inverted())
  }
  /// The size in user space that is the base space's.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
  /// The rectangle in user space around the base space's.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}

extension CGAffineTransform {
  /// Whether Cairo can work with it.
  package var isInvertible: Bool {
    let determinant = a * d - b * c
    return isFinite && determinant != 0 && determinant.isFinite
  }
}

extension CGLineCap {
  /// Cairo's word for it.
  package var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  /// Cairo's word for it.
  package var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
