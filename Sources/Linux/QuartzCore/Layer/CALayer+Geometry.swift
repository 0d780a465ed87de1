// SPDX-License-Identifier: MIT
import CoreGraphics

/// Frames, and points on their way up and down the hierarchy.
extension LayerValues {
  /// The anchor point in the bounds' coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// Maps the layer's own coordinates to its superlayer's, seen from the front.
  var placement: CGAffineTransform {
    let anchor = anchor
    if transform.isPlaneTranslation {
      return CGAffineTransform(
        translationX: position.x - anchor.x + transform.m41,
        y: position.y - anchor.y + transform.m42)
    }
    return placement3D.projectedToPlane
  }

  /// The same in space.
  var placement3D: CATransform3D {
    let anchor = anchor
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let toPosition = CATransform3DMakeTranslation(
      position.x, position.y, zPosition + anchorPointZ)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition)
  }
}

extension CALayer {
  final var derivedFrame: CGRect {
    if CATransform3DIsIdentity(values.transform) {
      let (size, anchor) = (values.bounds.size, values.anchorPoint)
      return CGRect(
        x: values.position.x - anchor.x * size.width,
        y: values.position.y - anchor.y * size.height, width: size.width, height: size.height)
    }
    return values.bounds.applying(values.placement)
  }

  final func setFrame(_ frame: CGRect) {
    checkGeometry(frame.isFinite, "frame")
    let frame = frame.standardized
    var size = frame.size
    if !CATransform3DIsIdentity(values.transform) {
      let inverse = values.transform.projectedToPlane.inverted()
      size = CGRect(origin: .zero, size: size).applying(inverse).size
    }
    bounds = CGRect(origin: values.bounds.origin, size: size)
    position = CGPoint(
      x: frame.origin.x + values.anchorPoint.x * frame.size.width,
      y: frame.origin.y + values.anchorPoint.y * frame.size.height)
  }

  /// Maps own coordinates to the superlayer's, with what that one does to its sublayers.
  final var transformToParent: CGAffineTransform {
    guard let parent = superlayer, parent.extras != nil else { return values.placement }
    let space = parent.shownSublayerTransform
    let own =
      CATransform3DIsAffine(space)
      ? values.placement
      : values.placement3D.followed(by: space, around: parent.values.anchor).projectedToPlane
    return own.concatenating(parent.sublayersPlacement(parent.values))
  }

  /// The transform of sublayers with animations applied.
  final var shownSublayerTransform: CATransform3D {
    animations?.sublayerTransform ?? extras?.sublayerTransform ?? CATransform3DIdentity
  }

  /// What the layer does to all sublayers alike: its flip, and a sublayer transform in the plane.
  final func sublayersPlacement(_ values: LayerValues) -> CGAffineTransform {
    guard extras != nil || animations?.sublayerTransform != nil else { return .identity }
    let space = shownSublayerTransform
    var result = CGAffineTransform.identity
    if CATransform3DIsAffine(space), !CATransform3DIsIdentity(space) {
      result = CATransform3DIdentity.followed(by: space, around: values.anchor).projectedToPlane
    }
    if extras?.isGeometryFlipped == true {
      let middle = 2 * values.bounds.origin.y + values.bounds.size.height
      result = result.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: middle))
    }
    return result
  }

  final var flipsContents: Bool {
    var isFlipped = false
    var layer: CALayer? = self
    while let current = layer {
      if current.extras?.isGeometryFlipped == true { isFlipped.toggle() }
      layer = current.parent
    }
    return isFlipped
  }

  /// Maps a layer's coordinates to those around its root, or to those of `ancestor` when that is met.
  private func transformUp(to ancestor: CALayer?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, current !== ancestor {
      result = result.concatenating(current.transformToParent)
      layer = current.superlayer
    }
    return result
  }

  private func transform(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
    if source === target { return .identity }
    if let source, let target, source.isBelow(target) { return source.transformUp(to: target) }
    if let source, let target, target.isBelow(source) {
      return target.transformUp(to: source).inverted()
    }
    let up = source?.transformUp(to: nil) ?? .identity
    let down = target?.transformUp(to: nil).inverted() ?? .identity
    return up.concatenating(down)
  }

  private func isBelow(_ other: CALayer) -> Bool {
    var layer = superlayer
    while let current = layer {
      if current === other { return true }
      layer = current.superlayer
    }
    return false
  }

  final func map(_ p: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
    p.applying(transform(from: source, to: target))
  }

  final func map(_ r: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
    r.applying(transform(from: source, to: target))
  }
}
