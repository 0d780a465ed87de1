// SPDX-License-Identifier: MIT
import CoreGraphics

/// What a `UIImage` is, as a value.
struct ImageProperties: Hashable, Sendable {
  /// The bitmap, not turned.
  var cgImage: CGImage?
  /// Pixels per point, above 0.
  var scale: Double
  var orientation: UIImage.Orientation
  var renderingMode = UIImage.RenderingMode.automatic
  /// The colour that `withTintColor(_:)` gave.
  var tint: UIColor?
  var capInsets = UIEdgeInsets.zero
  /// Whether cap insets were set, be they 0.
  var isResizable = false
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeftLayoutDirection = false
  var frames: [UIImage]?
  var duration: TimeInterval = 0

  init(
    cgImage: CGImage? = nil, scale: Double = 1, orientation: UIImage.Orientation = .up
  ) {
    self.cgImage = cgImage
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.orientation = orientation
  }

  /// In points, turned.
  var size: CGSize {
    guard let cgImage else { return .zero }
    let width = CGFloat(cgImage.width) / CGFloat(scale)
    let height = CGFloat(cgImage.height) / CGFloat(scale)
    return orientation.swapsSides
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The colour that takes the place of the picture's own.
  ///
  /// - Parameters:
  ///   - viewTint: The tint of where it is drawn.
  ///   - isTemplateByDefault: Whether the place tints images of `automatic` mode.
  func tint(in viewTint: UIColor?, isTemplateByDefault: Bool = false) -> UIColor? {
    switch renderingMode {
    case .alwaysOriginal: tint
    case .alwaysTemplate: viewTint ?? tint
    case .automatic: isTemplateByDefault ? viewTint ?? tint : tint
    }
  }

  /// From points of the bitmap, y downwards, to points of the turned picture.
  var turn: CGAffineTransform {
    let (width, height) = (size.width, size.height)
    return switch orientation {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: width, ty: height)
    }
  }
}
