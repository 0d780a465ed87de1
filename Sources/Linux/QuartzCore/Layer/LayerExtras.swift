// SPDX-License-Identifier: MIT
import CoreGraphics

/// What few layers have, kept out of the way of the many.
final class LayerExtras {
  var name: String?
  var actions: [String: any CAAction]?
  var timing = mediaTime
  var keyedValues: [String: Any] = [:]
  var mask: CALayer?
  var sublayerTransform = CATransform3DIdentity
  var isGeometryFlipped = false
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear

  /// Time that runs as the superlayer's does.
  static let mediaTime = MediaTiming(duration: .infinity)

  init() {}

  init(copying other: LayerExtras) {
    name = other.name
    timing = other.timing
    keyedValues = other.keyedValues
    sublayerTransform = other.sublayerTransform
    isGeometryFlipped = other.isGeometryFlipped
    magnificationFilter = other.magnificationFilter
    minificationFilter = other.minificationFilter
  }

  /// Whether the layer's time differs from its superlayer's.
  var hasOwnTime: Bool { timing != Self.mediaTime }

  /// Whether a sublayer's place cannot be had by moving the whole group in the plane.
  var transformsSublayersInSpace: Bool { !CATransform3DIsAffine(sublayerTransform) }
}
