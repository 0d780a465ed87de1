// SPDX-License-Identifier: MIT
public import CoreGraphics

/// What a renderer's closure draws into.
///
/// Counterpart: `UIGraphicsRendererContext`.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context, in points with y downwards.
  public let cgContext: CGContext

  /// The renderer's settings.
  public let format: UIGraphicsRendererFormat

  init(_ cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills with the fill colour in a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line of one point inside the edges.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Draws a line of one point inside the edges in a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }

  /// Lets nothing outside `rect` be drawn from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What an image renderer's closure draws into.
///
/// Counterpart: `UIGraphicsImageRendererContext`.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
      ?? UIImage()
  }
}
