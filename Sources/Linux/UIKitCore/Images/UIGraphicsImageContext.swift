// SPDX-License-Identifier: MIT
public import CoreGraphics

/// Begins a bitmap of `size` points at scale 1, into which drawing goes until `UIGraphicsEndImageContext()`.
///
/// Counterpart: `UIGraphicsBeginImageContext`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a bitmap of `size` points, into which drawing goes until `UIGraphicsEndImageContext()`.
///
/// Counterpart: `UIGraphicsBeginImageContextWithOptions`.
///
/// - Parameters:
///   - opaque: Whether it begins black and has no opacity.
///   - scale: Pixels per point; 0 stands for the current display's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let scale = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
  GraphicsContextStack.push(
    GraphicsBitmap.context(size: size, scale: Double(scale), isOpaque: opaque))
}

/// What has been drawn into the bitmap so far; nil where none was begun, or where it has no size.
///
/// Counterpart: `UIGraphicsGetImageFromCurrentImageContext`.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else {
    return nil
  }
  let base = context.baseTransform
  return UIImage(cgImage: image, scale: base.a > 0 ? base.a : 1, orientation: .up)
}

/// Ends the bitmap that was begun last.
///
/// Counterpart: `UIGraphicsEndImageContext`.
public func UIGraphicsEndImageContext() { GraphicsContextStack.pop() }

/// Fills with the current fill colour.
///
/// Counterpart: `UIRectFill`.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills with the current fill colour in a blend mode.
///
/// Counterpart: `UIRectFillUsingBlendMode`.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line of one point inside the edges, in the current fill colour.
///
/// Counterpart: `UIRectFrame`.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a line of one point inside the edges, in the current fill colour and a blend mode.
///
/// Counterpart: `UIRectFrameUsingBlendMode`.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let inner = rect.insetBy(dx: 1, dy: 1)
  guard inner.width > 0, inner.height > 0 else {
    UIRectFillUsingBlendMode(rect, blendMode)
    return
  }
  let edges = [
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height),
    CGRect(x: rect.maxX - 1, y: inner.minY, width: 1, height: inner.height),
  ]
  for edge in edges { UIRectFillUsingBlendMode(edge, blendMode) }
}

/// Lets nothing outside `rect` be drawn from now on.
///
/// Counterpart: `UIRectClip`.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
