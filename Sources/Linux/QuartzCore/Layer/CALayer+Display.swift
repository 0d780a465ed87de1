// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderServer

/// The display pass, and drawing into bitmaps.
extension CALayer {
  final func flagDisplay() {
    guard !flags.contains(.display) else { return }
    flags.insert(.display)
    raise(.displayBelow)
  }

  final var owesDisplay: Bool { !flags.isDisjoint(with: [.display, .displayBelow]) }

  /// Displays what is flagged from here down.
  final func displaySubtree() {
    displayIfNeeded()
    guard flags.contains(.displayBelow) else { return }
    flags.remove(.displayBelow)
    for child in layersBelow where child.owesDisplay && child.parent === self {
      child.displaySubtree()
    }
  }

  /// Default methods of layer and delegate call it, so that a bitmap nobody drew into is not kept.
  final func noteNothingDrawn() { nothingDrawn = true }

  /// Runs `draw(in:)` with a bitmap of the layer's size and scale, and makes it the contents.
  final func displayBackingStore() {
    let isPlain = type(of: self) == CALayer.self
    if isPlain, delegate == nil { return }
    let scale = max(values.contentsScale, 0.01)
    let size = values.bounds.size
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    guard width > 0, height > 0, let context = CGContext.forLayer(width, height) else {
      if isPlain { return }
      contents = nil
      return
    }
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: scale, y: -scale)
    context.baseTransform = context.ctm
    if isOpaque {
      context.setFillColor(.opaqueBlack)
      context.fill(CGRect(origin: .zero, size: size))
    }
    context.translateBy(x: -values.bounds.origin.x, y: -values.bounds.origin.y)
    nothingDrawn = false
    delegate?.layerWillDraw(self)
    draw(in: context)
    // A subclass that draws and then calls super has drawn.
    if nothingDrawn, isPlain { return }
    contents = context.makeImage()
  }

  /// Draws the model, without animations and caches, for `render(in:)`.
  final func renderModel(in context: CGContext) {
    guard let node = modelNode() else { return }
    RenderServer.draw(node, in: context)
  }
}

extension CGContext {
  fileprivate static func forLayer(_ width: Int, _ height: Int) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
        | CGBitmapInfo.byteOrder32Little.rawValue)
  }
}
