// SPDX-License-Identifier: MIT
import Foundation

/// What `CGContext.saveGState()` remembers.
struct GraphicsState {
  /// The blur and shift of what is drawn, in a colour.
  struct Shadow {
    /// In base space, whatever the transform.
    var offset: CGSize
    /// Twice the standard deviation, in base space.
    var blur: CGFloat
    var color: CGColor
  }

  var ctm = CGAffineTransform.identity
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
  var flatness: CGFloat = 0.1
  var shouldAntialias = true

  /// The stencils that are in force since this state was saved.
  var stencils: [Stencil] = []
  /// Whether the state belongs to a transparency layer and not to `saveGState()`.
  var isLayer = false
}
