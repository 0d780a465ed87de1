// SPDX-License-Identifier: MIT
import CoreGraphics

/// Where the gravity puts a layer's picture.
enum ContentsPlacement {
  static func destination(
    of image: CGImage, _ values: LayerValues, _ gravity: CALayerContentsGravity
  ) -> CGRect {
    let bounds = values.bounds
    guard gravity != .resize else { return bounds }
    let scale = max(values.contentsScale, .leastNormalMagnitude)
    let size = CGSize(
      width: CGFloat(image.width) * values.contentsRect.width / scale,
      height: CGFloat(image.height) * values.contentsRect.height / scale)
    guard size.width > 0, size.height > 0 else { return .zero }
    switch gravity {
    case .resizeAspect, .resizeAspectFill:
      let (across, down) = (bounds.width / size.width, bounds.height / size.height)
      let factor = gravity == .resizeAspect ? min(across, down) : max(across, down)
      return place(
        CGSize(width: size.width * factor, height: size.height * factor), in: bounds, 0.5, 0.5)
    case .center: return place(size, in: bounds, 0.5, 0.5)
    case .top: return place(size, in: bounds, 0.5, 1)
    case .bottom: return place(size, in: bounds, 0.5, 0)
    case .left: return place(size, in: bounds, 0, 0.5)
    case .right: return place(size, in: bounds, 1, 0.5)
    case .topLeft: return place(size, in: bounds, 0, 1)
    case .topRight: return place(size, in: bounds, 1, 1)
    case .bottomLeft: return place(size, in: bounds, 0, 0)
    case .bottomRight: return place(size, in: bounds, 1, 0)
    default: return bounds
    }
  }

  /// A rectangle with the given share of the free room on its left and above it.
  private static func place(
    _ size: CGSize, in bounds: CGRect, _ x: CGFloat, _ y: CGFloat
  ) -> CGRect {
    CGRect(
      x: bounds.origin.x + (bounds.width - size.width) * x,
      y: bounds.origin.y + (bounds.height - size.height) * y, width: size.width,
      height: size.height)
  }
}
