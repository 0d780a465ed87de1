// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree

extension ImageProperties {
  func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard rect.width > 0, rect.height > 0, alpha > 0 else { return }
    if blendMode == .normal,
      GraphicsContextStack.record({ node(in: rect, alpha: Double(alpha)) })
    {
      return
    }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setAlpha(alpha)
    context.setBlendMode(blendMode)
    draw(in: rect, of: context, tint: tint)
    context.restoreGState()
  }

  func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let upright = ImageBaking.upright(self)
    else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: 1, y: -1)
    context.draw(
      upright, in: CGRect(x: 0, y: -size.height, width: size.width, height: size.height),
      byTiling: true)
    context.restoreGState()
  }

  /// Draws the picture, turned and stretched, with the context's settings; y runs downwards.
  func draw(in rect: CGRect, of context: CGContext, tint: UIColor?) {
    guard let tint else {
      paint(in: rect, of: context)
      return
    }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    paint(in: rect, of: context)
    context.setBlendMode(.sourceIn)
    context.setFillColor(tint.cgColor)
    context.fill(rect)
    context.endTransparencyLayer()
  }

  private func paint(in rect: CGRect, of context: CGContext) {
    guard let cgImage else { return }
    if isResizable, let upright = ImageBaking.upright(self) {
      for part in parts(in: rect) {
        let source = CGRect(
          x: part.source.minX * CGFloat(upright.width),
          y: part.source.minY * CGFloat(upright.height),
          width: part.source.width * CGFloat(upright.width),
          height: part.source.height * CGFloat(upright.height))
        guard let piece = upright.cropping(to: source) else { continue }
        paint(piece, in: part.destination, of: context)
      }
      return
    }
    let size = size
    guard size.width > 0, size.height > 0 else { return }
    let raw = orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.concatenate(turn)
    paint(cgImage, in: CGRect(origin: .zero, size: raw), of: context)
    context.restoreGState()
  }

  /// Core Graphics draws an image's first row at the greatest y, which is at the bottom here.
  private func paint(_ image: CGImage, in rect: CGRect, of context: CGContext) {
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(origin: .zero, size: rect.size))
    context.restoreGState()
  }

  /// The picture in `rect` as a drawing; nil for an empty image.
  func node(in rect: CGRect, alpha: Double = 1, tint: UIColor? = nil) -> RenderNode? {
    let color = (tint ?? self.tint).map { RenderColor($0.cgColor) }
    var node: RenderNode
    if isResizable {
      guard let upright = ImageBaking.upright(self) else { return nil }
      node = .group(
        parts(in: rect).map { part in
          RenderNode(
            .image(
              RenderImage(
                upright, destination: part.destination, source: part.source, tint: color)))
        })
    } else {
      let size = size
      guard let cgImage, size.width > 0, size.height > 0 else { return nil }
      if orientation == .up {
        node = RenderNode(.image(RenderImage(cgImage, destination: rect, tint: color)))
      } else {
        let raw = orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
        let place = turn.concatenating(
          CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
            ty: rect.minY))
        node = RenderNode(
          .transform(
            place,
            RenderNode(
              .image(
                RenderImage(
                  cgImage, destination: CGRect(origin: .zero, size: raw), tint: color)))))
      }
    }
    return alpha < 1 ? RenderNode(.opacity(alpha, node)) : node
  }
}
