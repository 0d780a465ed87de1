// SPDX-License-Identifier: MIT
import CoreGraphics

/// The animatable state of a layer: one value is the model, a copy with animations applied is what is shown.
struct LayerValues {
  // Geometry, in the superlayer's coordinates but for the bounds.
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  // Composition
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var isDoubleSided = true
  // Appearance
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .opaqueBlack
  // Contents, rectangles in the unit square
  var contents: CGImage?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  // Shadow
  var shadowColor: CGColor? = .opaqueBlack
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  /// Whether nothing of the layer or its sublayers can be seen.
  var isInvisible: Bool { isHidden || opacity <= 0 }
}

extension CGColor {
  /// The initial border and shadow colour.
  static let opaqueBlack = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}
