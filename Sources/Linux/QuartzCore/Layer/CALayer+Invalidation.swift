// SPDX-License-Identifier: MIT
import CoreGraphics
import Diagnostics
package import RenderTree

/// How setters tell the tree that something changed.
extension CALayer {
  /// Vector contents in the layer's own coordinates, drawn where `contents` would be. Default: nil.
  package final var drawing: RenderNode? {
    get { storedDrawing }
    set {
      guard newValue !== storedDrawing else { return }
      storedDrawing = newValue
      invalidate(.appearance)
    }
  }

  /// The tree that the layer is shown by; nil while it is in no window.
  package final var layerTree: LayerTree? { tree }

  final var ownExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Marks parts of the layer's render node as out of date and asks for a frame.
  final func invalidate(_ parts: LayerFlags) {
    flags.formUnion(parts)
    var layer = self
    while let parent = layer.parent {
      guard parent.noteDrawingBelow(layer.roughIndex) else { return }
      layer = parent
    }
    layer.tree?.requestFrame()
  }

  /// Notes that a sublayer is out of date; false when that was known.
  ///
  /// - Parameter index: Exact while there are chunks, and of no matter otherwise.
  private final func noteDrawingBelow(_ index: Int) -> Bool {
    let isKnown = flags.contains(.drawingBelow)
    flags.insert(.drawingBelow)
    let chunk = index >> 6
    if cache.dirtyChunks.indices.contains(chunk) { cache.dirtyChunks[chunk] = true }
    return !isKnown && !cache.isInvisible
  }

  /// The first half of a setter: the action for the change, asked for before it.
  final func willChange(_ property: LayerProperty) -> (any CAAction)? {
    guard tree != nil, !CATransaction.disableActions() else { return nil }
    return action(forKey: property.key)
  }

  /// The second half: marks what is out of date, then runs the action.
  final func didChange(_ property: LayerProperty, running action: (any CAAction)?) {
    invalidate(property.invalidated)
    switch property {
    case .zPosition: parent?.orderByZ()
    case .bounds, .anchorPoint:
      if let extras, extras.transformsSublayersInSpace { invalidateSublayerPlacements() }
    default: break
    }
    if let action { action.run(forKey: property.key, object: self, arguments: nil) }
    if hasOwnDisplayKeys, type(of: self).needsDisplay(forKey: property.key) { setNeedsDisplay() }
  }

  /// Only subclasses can answer `needsDisplay(forKey:)`, so plain layers need not be asked.
  private final var hasOwnDisplayKeys: Bool { type(of: self) != CALayer.self }

  /// Sublayers are sorted from the first `zPosition` other than 0 on.
  final func orderByZ() {
    ordersSublayersByZ = true
    invalidate(.sublayers)
  }

  final func invalidateSublayerPlacements() {
    for child in children { child.invalidate(.placement) }
  }

  final func sizeDidChange() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  final func setContents(_ value: Any?) {
    let image: CGImage?
    switch AnimatableValue(value) {
    case .image(let given): image = given
    case .none: image = nil
    default:
      Diagnostics.report(
        "CALayer.contents takes a CGImage, not \(value.map { "\(type(of: $0))" } ?? "nil").")
      image = nil
    }
    guard image !== values.contents else { return }
    let action = willChange(.contents)
    values.contents = image
    didChange(.contents, running: action)
  }

  final func setSublayerTransform(_ newValue: CATransform3D) {
    guard !CATransform3DEqualToTransform(newValue, sublayerTransform) else { return }
    let action = willChange(.sublayerTransform)
    ownExtras.sublayerTransform = newValue
    invalidateSublayerPlacements()
    didChange(.sublayerTransform, running: action)
  }

  final func setGeometryFlipped(_ newValue: Bool) {
    guard newValue != isGeometryFlipped else { return }
    ownExtras.isGeometryFlipped = newValue
    invalidate([.sublayers, .appearance])
    // Contents below are turned back, so that pictures stay upright.
    forEachLayerBelow { $0.invalidate(.appearance) }
  }

  final func forEachLayerBelow(_ body: (CALayer) -> Void) {
    for child in children {
      body(child)
      child.forEachLayerBelow(body)
    }
  }

  /// Stops with a sentence that names the layer's owner when a value is not finite.
  final func checkGeometry(_ isFinite: Bool, _ property: String) {
    require(isFinite, "CALayer.\(property) of \(ownerName) must be finite.")
  }

  /// The delegate's class, which is what a developer knows the layer by.
  final var ownerName: String {
    delegate.map { "\(type(of: $0))" } ?? name ?? "\(type(of: self))"
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// `CGRect.null` and `.infinite` count as not finite.
  var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}
