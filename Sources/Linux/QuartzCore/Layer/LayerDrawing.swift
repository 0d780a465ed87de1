// SPDX-License-Identifier: MIT
import CoreGraphics
import Diagnostics
import RenderTree
import TextLayout

/// Makes the render nodes of one layer from its values; pure, so that a commit and `render(in:)` share it.
struct LayerDrawing {
  let layer: CALayer
  let values: LayerValues

  /// The bounds with the layer's corners.
  private var shape: RoundedRectangle {
    let radius = values.cornerRadius.native
    guard radius > 0 else { return RoundedRectangle(values.bounds) }
    let corners = layer.storedCorners
    if corners == .all { return RoundedRectangle(values.bounds, radius: radius) }
    func at(_ corner: CACornerMask) -> Double { corners.contains(corner) ? radius : 0 }
    return RoundedRectangle(
      values.bounds, topLeft: at(.layerMinXMinYCorner), topRight: at(.layerMaxXMinYCorner),
      bottomLeft: at(.layerMinXMaxYCorner), bottomRight: at(.layerMaxXMaxYCorner))
  }

  private var hasArea: Bool { values.bounds.size.width > 0 && values.bounds.size.height > 0 }

  var background: RenderNode? {
    guard hasArea, let color = values.backgroundColor.map({ RenderColor($0) }), !color.isClear
    else { return nil }
    return RenderNode(.fill(shape, color))
  }

  var border: RenderNode? {
    guard hasArea, values.borderWidth > 0,
      let color = values.borderColor.map({ RenderColor($0) }), !color.isClear
    else { return nil }
    return RenderNode(.border(shape, width: values.borderWidth.native, color))
  }

  /// The picture or the vector contents.
  var contents: RenderNode? {
    let node = layer.storedDrawing ?? values.contents.flatMap { picture($0) }
    guard let node, !node.isEmpty else { return nil }
    guard layer.flipsContents else { return node }
    let middle = 2 * values.bounds.origin.y + values.bounds.size.height
    return RenderNode(
      .transform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: middle), node))
  }

  private func picture(_ image: CGImage) -> RenderNode? {
    let destination = ContentsPlacement.destination(of: image, values, layer.storedGravity)
    guard destination.width > 0, destination.height > 0 else { return nil }
    let pixels = CGFloat(image.width) * values.contentsRect.width
    let isEnlarged = destination.width * values.contentsScale >= pixels
    let filter = isEnlarged ? layer.magnificationFilter : layer.minificationFilter
    let picture = RenderImage(
      image, destination: destination, source: values.contentsRect,
      center: values.contentsCenter, scale: values.contentsScale.native,
      filter: filter == .nearest ? .nearest : filter == .trilinear ? .trilinear : .linear)
    // A screen full of spinners shows one picture many times: it is kept, and replayed, once.
    if let node = image.drawing as? RenderNode, node.content == .image(picture) { return node }
    let node = RenderNode(.image(picture))
    image.drawing = node
    return node
  }

  /// All sublayers, with what the layer does to them alike.
  func sublayers(_ nodes: [RenderNode]) -> RenderNode? {
    guard !nodes.isEmpty else { return nil }
    let group = RenderNode.group(nodes)
    let placement = layer.sublayersPlacement(values)
    return placement.isIdentity ? group : RenderNode(.transform(placement, group))
  }

  /// The parts put together: shadow, background, contents, sublayers, border.
  func inner(
    background: RenderNode?, contents: RenderNode?, sublayers: RenderNode?, border: RenderNode?
  ) -> RenderNode? {
    var inside = [contents, sublayers].compactMap { $0 }
    if values.masksToBounds, !inside.isEmpty { inside = clipped(RenderNode.group(inside)) }
    let parts = [background].compactMap { $0 } + inside + [border].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    let node = RenderNode.group(parts)
    return shadow(of: node, isCovered: background != nil).map { RenderNode.group([$0, node]) }
      ?? node
  }

  private func clipped(_ node: RenderNode) -> [RenderNode] {
    guard hasArea else { return [] }
    let shape = shape
    if shape.isSharp, shape.rect.contains(node.bounds) { return [node] }
    return node.isEmpty ? [] : [RenderNode(.clip(shape, node))]
  }

  /// A clipping layer has no shadow, as that would lie outside the bounds.
  private func shadow(of node: RenderNode, isCovered: Bool) -> RenderNode? {
    guard values.shadowOpacity > 0, !values.masksToBounds, let color = values.shadowColor
    else { return nil }
    let shade = RenderColor(color).multiplied(alpha: Double(min(values.shadowOpacity, 1)))
    guard !shade.isClear else { return nil }
    let shadow = RenderShadow(
      color: shade, radius: values.shadowRadius.native, offset: values.shadowOffset)
    if let path = values.shadowPath { return RenderNode(.pathShadow(path, shadow)) }
    let isOpaque = isCovered && values.backgroundColor?.alpha == 1
    return isOpaque && values.bounds.contains(node.bounds)
      ? RenderNode(.shadow(shape, shadow)) : RenderNode(.contentShadow(node, shadow))
  }

  /// The layer in its superlayer's coordinates; nil when it cannot be seen.
  func placed(_ inner: RenderNode) -> RenderNode? {
    let placement = placement
    let turned = placement.a * placement.d - placement.b * placement.c
    if turned == 0 || (turned < 0 && !values.isDoubleSided) { return nil }
    let node =
      values.opacity < 1 ? RenderNode(.opacity(Double(max(values.opacity, 0)), inner)) : inner
    return placement.isIdentity ? node : RenderNode(.transform(placement, node))
  }

  private var placement: CGAffineTransform {
    let space = layer.parent?.shownSublayerTransform
    let isFlat = space.map { CATransform3DIsAffine($0) } ?? true
    if isFlat, values.transform.isPlaneTranslation { return values.placement }
    var matrix = values.placement3D
    if !isFlat, let space, let parent = layer.parent {
      let anchor = (parent.animations?.presentation ?? parent.values).anchor
      matrix = matrix.followed(by: space, around: anchor)
    }
    if matrix.hasPerspectiveInPlane {
      Diagnostics.report(
        "CALayer cannot draw perspective; it is left out.", once: "CALayer.perspective")
    }
    return matrix.projectedToPlane
  }
}
