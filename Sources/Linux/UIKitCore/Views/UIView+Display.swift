// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import RenderTree

extension UIView {
  /// Draws the view: as a drawing where it makes one, else by `draw(_:)`.
  ///
  /// The bitmap is only made when `draw(_:)` asks for a context; text and pictures alone stay drawings, and a view
  /// that does not override it costs nothing.
  func displayContents(of layer: CALayer) {
    guard layer === backingLayer else { return }
    let previous = UITraitCollection.current
    UITraitCollection.current = effectiveTraits
    defer { UITraitCollection.current = previous }
    let bounds = self.bounds
    let scale = contentScaleFactor
    let entry = GraphicsContextStack.pushDeferred {
      bounds.isEmpty ? nil : UIView.makeContext(for: bounds, scale: scale)
    }
    draw(bounds)
    GraphicsContextStack.pop()

    if let context = entry.contextIfMade {
      layer.contents = context.makeImage()
      hasDrawnBitmap = true
    } else if hasDrawnBitmap {
      layer.contents = nil
      hasDrawnBitmap = false
    }
    var drawings = entry.drawings
    if let own = makeDrawing() { drawings.insert(own, at: 0) }
    let drawing = drawings.count > 1 ? RenderNode.group(drawings) : drawings.first
    if layer.drawing !== drawing { layer.drawing = drawing }
  }

  /// A bitmap for `bounds` whose coordinates are the view's: points, y downwards.
  private static func makeContext(for bounds: CGRect, scale: CGFloat) -> CGContext? {
    let width = Int((bounds.width * scale).rounded(.up))
    let height = Int((bounds.height * scale).rounded(.up))
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: scale, y: -scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    return context
  }

  func contentModeChanged() {
    backingLayer.contentsGravity =
      switch contentMode {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      // Core Animation's names mean a y that runs upwards: its top is the edge of the greatest y.
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    if contentMode == .redraw { setNeedsDisplay() }
    contentModeDidChange()
  }
}
