// SPDX-License-Identifier: MIT
public import CoreGraphics
import RenderTree

/// A rectangle of drawing with geometry, appearance, contents, sublayers and animations.
///
/// Setters compare, store and mark dirty; the next frame's passes do the work. Use layers on the main thread.
///
/// Counterpart: `CALayer`.
/// Differs from Apple: filters and rasterization are absent; implicit animations run only in a window.
@preconcurrency
open class CALayer: LayerCopying, CAMediaTiming {
  /// Makes the copy of `layer` that shows its state at a time; override to copy own properties.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CALayer { adopt(layer) }
  }

  // The model, and what the next frame has to do about it.
  final var values = LayerValues()
  final var flags: LayerFlags = [.placement, .appearance, .sublayers]
  final var extras: LayerExtras?
  // SAFETY: a superlayer clears this in its deinit; sublayers are owned by it.
  final unowned(unsafe) var parent: CALayer?
  /// Differs from the layer's index by the superlayer's `shifts` at most.
  final var roughIndex = 0
  final var children: [CALayer] = []
  /// How often sublayers came or went since they were counted; 0 while there are chunks.
  final var shifts = 0
  // SAFETY: the tree clears this in its deinit and whenever a layer leaves it.
  final unowned(unsafe) var tree: LayerTree?
  final var animations: LayerAnimations?
  final var cache = LayerCache()
  final var modelLayer: CALayer?
  final var storedDrawing: RenderNode?
  final var storedGravity = CALayerContentsGravity.resize
  final var storedCorners = CACornerMask.all
  final var ordersSublayersByZ = false
  final var nothingDrawn = false

  /// Makes a layer of no size.
  public override init() { super.init() }

  /// Makes a layer of no size.
  ///
  /// Differs from Apple: nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    for child in children {
      child.parent = nil
    }
    extras?.mask?.parent = nil
  }

  /// The object that lays out, draws and animates for the layer; a view, for a view's layer.
  open weak var delegate: (any CALayerDelegate)?

  /// A name for the caller's use. Default: nil.
  open var name: String? {
    get { extras?.name }
    set { ownExtras.name = newValue }
  }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates. Default: zero. Animatable.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      checkGeometry(newValue.isFinite, "bounds")
      let oldSize = values.bounds.size
      guard newValue != values.bounds else { return }
      let action = willChange(.bounds)
      values.bounds = newValue
      didChange(.bounds, running: action)
      if newValue.size != oldSize { sizeDidChange() }
    }
  }

  /// Where the anchor point lies in the superlayer. Default: zero. Animatable.
  open var position: CGPoint {
    get { values.position }
    set {
      checkGeometry(newValue.isFinite, "position")
      guard newValue != values.position else { return }
      let action = willChange(.position)
      values.position = newValue
      didChange(.position, running: action)
    }
  }

  /// The position along z: sublayers with greater ones lie over others. Default: 0. Animatable.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set {
      guard newValue != values.zPosition else { return }
      let action = willChange(.zPosition)
      values.zPosition = newValue
      didChange(.zPosition, running: action)
    }
  }

  /// The point of the bounds, in unit coordinates, that position and transform refer to. Default: (0.5, 0.5).
  ///
  /// Animatable.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      guard newValue != values.anchorPoint else { return }
      let action = willChange(.anchorPoint)
      values.anchorPoint = newValue
      didChange(.anchorPoint, running: action)
    }
  }

  /// The anchor point along z, in points. Default: 0. Animatable.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set {
      guard newValue != values.anchorPointZ else { return }
      let action = willChange(.anchorPointZ)
      values.anchorPointZ = newValue
      didChange(.anchorPointZ, running: action)
    }
  }

  /// The transform about the anchor point. Default: the identity. Animatable.
  ///
  /// Differs from Apple: perspective is left out of the drawing, and reported once.
  open var transform: CATransform3D {
    get { values.transform }
    set {
      guard !CATransform3DEqualToTransform(newValue, values.transform) else { return }
      let action = willChange(.transform)
      values.transform = newValue
      didChange(.transform, running: action)
    }
  }

  /// The smallest rectangle around the layer in its superlayer; setting it sets size and position.
  ///
  /// With a transform other than the identity, setting it is best avoided, as on Apple.
  open var frame: CGRect {
    get { derivedFrame }
    set { setFrame(newValue) }
  }

  /// The transform when it is affine, about the anchor point.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(values.transform)
  }

  /// Sets `transform` to an affine one.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// A transform of all sublayers about the anchor point. Default: the identity. Animatable.
  open var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set { setSublayerTransform(newValue) }
  }

  /// Whether sublayers are placed upside down: from the greatest y. Default: false.
  open var isGeometryFlipped: Bool {
    get { extras?.isGeometryFlipped ?? false }
    set { setGeometryFlipped(newValue) }
  }

  /// Whether contents have to be drawn upside down, as an odd number of layers above flips.
  open func contentsAreFlipped() -> Bool { flipsContents }

  /// The size that the layer would like to have: its bounds'.
  open func preferredFrameSize() -> CGSize { values.bounds.size }

  // MARK: Composition

  /// Whether the layer and its sublayers are not drawn. Default: false.
  open var isHidden: Bool {
    get { values.isHidden }
    set {
      guard newValue != values.isHidden else { return }
      let action = willChange(.hidden)
      let wasInvisible = values.isInvisible
      values.isHidden = newValue
      if values.isInvisible != wasInvisible { tree?.reviewAnimations() }
      didChange(.hidden, running: action)
    }
  }

  /// Whether the layer is drawn when it faces away. Default: true.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set {
      guard newValue != values.isDoubleSided else { return }
      let action = willChange(.doubleSided)
      values.isDoubleSided = newValue
      didChange(.doubleSided, running: action)
    }
  }

  /// Whether contents and sublayers are clipped to the bounds and their corners. Default: false.
  ///
  /// A layer that clips draws no shadow.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set {
      guard newValue != values.masksToBounds else { return }
      let action = willChange(.masksToBounds)
      values.masksToBounds = newValue
      didChange(.masksToBounds, running: action)
    }
  }

  /// The opacity of the layer and its sublayers as one picture. Default: 1. Animatable.
  open var opacity: Float {
    get { values.opacity }
    set {
      guard newValue != values.opacity else { return }
      let action = willChange(.opacity)
      let wasInvisible = values.isInvisible
      values.opacity = newValue
      if values.isInvisible != wasInvisible { tree?.reviewAnimations() }
      didChange(.opacity, running: action)
    }
  }

  // MARK: Appearance

  /// The colour behind the contents. Default: nil. Animatable.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set {
      guard newValue !== values.backgroundColor, newValue != values.backgroundColor else { return }
      let action = willChange(.backgroundColor)
      values.backgroundColor = newValue
      didChange(.backgroundColor, running: action)
    }
  }

  /// The radius of the background's and the border's corners, in points. Default: 0. Animatable.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set {
      guard newValue != values.cornerRadius else { return }
      let action = willChange(.cornerRadius)
      values.cornerRadius = newValue
      didChange(.cornerRadius, running: action)
    }
  }

  /// The width of the border inside the bounds, drawn over sublayers. Default: 0. Animatable.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set {
      guard newValue != values.borderWidth else { return }
      let action = willChange(.borderWidth)
      values.borderWidth = newValue
      didChange(.borderWidth, running: action)
    }
  }

  /// The colour of the border. Default: opaque black. Animatable.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set {
      guard newValue !== values.borderColor, newValue != values.borderColor else { return }
      let action = willChange(.borderColor)
      values.borderColor = newValue
      didChange(.borderColor, running: action)
    }
  }

  /// Which corners `cornerRadius` applies to. Default: all.
  open var maskedCorners: CACornerMask {
    get { storedCorners }
    set {
      guard newValue != storedCorners else { return }
      storedCorners = newValue
      invalidate(.appearance)
    }
  }

  // MARK: Contents

  /// The picture in the bounds: a `CGImage`, or nil. Default: nil. Animatable.
  ///
  /// Other objects are reported once and not drawn.
  open var contents: Any? {
    get { values.contents }
    set { setContents(newValue) }
  }

  /// How the contents fill the bounds. Default: `.resize`.
  open var contentsGravity: CALayerContentsGravity {
    get { storedGravity }
    set {
      guard newValue != storedGravity else { return }
      storedGravity = newValue
      invalidate(.appearance)
    }
  }

  /// How contents are made larger. Default: `.linear`.
  open var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set {
      guard newValue != magnificationFilter else { return }
      ownExtras.magnificationFilter = newValue
      invalidate(.appearance)
    }
  }

  /// How contents are made smaller. Default: `.linear`.
  open var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set {
      guard newValue != minificationFilter else { return }
      ownExtras.minificationFilter = newValue
      invalidate(.appearance)
    }
  }

  /// A promise that `draw(in:)` covers all: its bitmap starts opaque black. Default: false.
  open var isOpaque = false

  /// The part of the contents that is drawn, in unit coordinates. Default: all. Animatable.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set {
      guard newValue != values.contentsRect else { return }
      let action = willChange(.contentsRect)
      values.contentsRect = newValue
      didChange(.contentsRect, running: action)
    }
  }

  /// The part of the contents that stretches, in unit coordinates. Default: all. Animatable.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set {
      guard newValue != values.contentsCenter else { return }
      let action = willChange(.contentsCenter)
      values.contentsCenter = newValue
      didChange(.contentsCenter, running: action)
    }
  }

  /// How many pixels of the contents, and of what is drawn by `draw(in:)`, make a point. Default: 1.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set {
      guard newValue != values.contentsScale else { return }
      let action = willChange(.contentsScale)
      values.contentsScale = newValue
      didChange(.contentsScale, running: action)
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  // MARK: Shadow

  /// The colour of the shadow. Default: opaque black. Animatable.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set {
      guard newValue !== values.shadowColor, newValue != values.shadowColor else { return }
      let action = willChange(.shadowColor)
      values.shadowColor = newValue
      didChange(.shadowColor, running: action)
    }
  }

  /// The opacity of the shadow. Default: 0, none. Animatable.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set {
      guard newValue != values.shadowOpacity else { return }
      let action = willChange(.shadowOpacity)
      values.shadowOpacity = newValue
      didChange(.shadowOpacity, running: action)
    }
  }

  /// How far the shadow falls. Default: (0, −3). Animatable.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set {
      guard newValue != values.shadowOffset else { return }
      let action = willChange(.shadowOffset)
      values.shadowOffset = newValue
      didChange(.shadowOffset, running: action)
    }
  }

  /// The blur radius of the shadow, in points. Default: 3. Animatable.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set {
      guard newValue != values.shadowRadius else { return }
      let action = willChange(.shadowRadius)
      values.shadowRadius = newValue
      didChange(.shadowRadius, running: action)
    }
  }

  /// The shape of the shadow; nil takes that of what is drawn. Default: nil. Animatable.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set {
      let newValue = newValue?.copy()
      guard newValue !== values.shadowPath else { return }
      let action = willChange(.shadowPath)
      values.shadowPath = newValue
      didChange(.shadowPath, running: action)
    }
  }

  // MARK: Hierarchy

  /// The layer that this one lies in.
  open var superlayer: CALayer? { modelLayer.map { $0.parent?.presentation() } ?? parent }

  /// The layers in this one, lowest first; nil when there are none.
  open var sublayers: [CALayer]? {
    get { shownSublayers }
    set { setSublayers(newValue ?? []) }
  }

  /// A layer whose alpha the layer and its sublayers show through, in the layer's own coordinates. Default: nil.
  ///
  /// The mask belongs to one layer, and is no sublayer of it; where it draws nothing, nothing is seen.
  open var mask: CALayer? {
    get { modelLayer.map { $0.mask?.presentation() } ?? extras?.mask }
    set { setMask(newValue) }
  }

  /// Puts a layer over the other sublayers, out of its superlayer if it has one.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() { parent?.remove(self) }

  /// Puts a layer at an index; past the end counts as the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts a layer directly under a sublayer; under all when that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, below: sibling)
  }

  /// Puts a layer directly over a sublayer; over all when that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, above: sibling)
  }

  /// Puts a layer in a sublayer's place; nothing happens when the old one is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  // MARK: Layout

  /// Asks for `layoutSublayers()` in the next layout pass.
  open func setNeedsLayout() { flagLayout() }

  /// Whether the layer waits for layout.
  open func needsLayout() -> Bool { flags.contains(.layout) }

  /// Lays out now, from the topmost of the superlayers that wait for layout.
  open func layoutIfNeeded() { layoutFromTop() }

  /// Places sublayers; asks the delegate unless overridden.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Display

  /// Asks for `display()` in the next display pass.
  open func setNeedsDisplay() { flagDisplay() }

  /// Asks for `display()` in the next display pass.
  ///
  /// Differs from Apple: the whole layer is drawn again, not the rectangle only.
  open func setNeedsDisplay(_ r: CGRect) { flagDisplay() }

  /// Whether the layer waits for display.
  open func needsDisplay() -> Bool { flags.contains(.display) }

  /// Whether a change of the bounds asks for display. Default: false.
  open var needsDisplayOnBoundsChange = false

  /// Displays now if the layer waits for it.
  open func displayIfNeeded() {
    guard flags.contains(.display) else { return }
    flags.remove(.display)
    display()
  }

  /// Renews the contents: by the delegate, else by `draw(in:)` into a bitmap.
  open func display() {
    if let delegate { delegate.display(self) } else { displayBackingStore() }
  }

  /// Draws the contents; y runs down. Asks the delegate unless overridden.
  open func draw(in ctx: CGContext) {
    if let delegate { delegate.draw(self, in: ctx) } else { noteNothingDrawn() }
  }

  /// Draws the layer and its sublayers, without animations, in its own coordinates.
  open func render(in ctx: CGContext) { renderModel(in: ctx) }

  /// Whether a change of the key asks for display. Default: false for every key.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Points and times

  /// Whether the point, in the layer's coordinates, lies in the bounds; the far edges do not.
  open func contains(_ p: CGPoint) -> Bool { boundsContain(p) }

  /// The topmost layer at a point of the *superlayer's* coordinates; hidden ones are left out.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(at: p) }

  /// A point of another layer, or of the root's superspace for nil, in this one's coordinates.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { map(p, from: l, to: self) }

  /// A point of this layer in another's coordinates, or the root's superspace for nil.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { map(p, from: self, to: l) }

  /// The smallest rectangle around another layer's rectangle in this one's coordinates.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { map(r, from: l, to: self) }

  /// The smallest rectangle around this layer's rectangle in another's coordinates.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { map(r, from: self, to: l) }

  /// A time of another layer, or media time for nil, in this one's time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(ofMedia: l?.mediaTime(ofLocal: t) ?? t)
  }

  /// A time of this layer in another's, or in media time for nil.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let media = mediaTime(ofLocal: t)
    return l?.localTime(ofMedia: media) ?? media
  }

  // MARK: Timing

  /// When the layer's time begins, in its superlayer's. Default: 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// An offset of the layer's time. Default: 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// Kept for the protocol; a layer does not repeat. Default: 0.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// Kept for the protocol; a layer does not repeat. Default: 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// Kept for the protocol; a layer does not end. Default: infinity.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }

  /// The rate of the layer's time against its superlayer's; 0 stops its animations. Default: 1.
  open var speed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }

  /// Kept for the protocol; a layer does not repeat. Default: false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// Kept for the protocol; a layer does not end. Default: `.removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }

  // MARK: Animations and actions

  /// Actions by key, asked after the delegate. Default: nil.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { ownExtras.actions = newValue }
  }

  /// The action for a change of a key: the delegate's, `actions`', the class's, or the implicit animation.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// The class's action for a key. Default: nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The initial value of a key, or nil where the class has none.
  open class func defaultValue(forKey key: String) -> Any? { initialValue(forKey: key) }

  /// Adds a copy of an animation, in place of one with the same key.
  ///
  /// A duration of 0 becomes the transaction's. It begins with the next frame in which the layer is in a window.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key) }

  /// Takes an animation away; its delegate hears that it did not finish.
  open func removeAnimation(forKey key: String) { stopAnimation(key) }

  /// Takes all animations away; their delegates hear that they did not finish.
  open func removeAllAnimations() { stopAllAnimations() }

  /// The keys of the animations, in the order of adding; nil when there are none.
  open func animationKeys() -> [String]? { currentAnimationKeys }

  /// The layer's copy of an animation; not to be changed.
  open func animation(forKey key: String) -> CAAnimation? { currentAnimation(key) }

  /// A copy with the values shown now, animations applied; nil while the layer is in no window.
  open func presentation() -> Self? { makePresentation().flatMap { $0 as? Self } }

  /// The layer that a presentation shows; itself for any other.
  open func model() -> Self { (modelLayer as? Self) ?? self }

  // MARK: Keyed values

  /// The value of a property by its name, or what was stored under any other key.
  open func value(forKey key: String) -> Any? { keyedValue(key) }

  /// Sets a property by its name, or stores the value under any other key.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  /// The value at a path such as `transform.rotation.z`.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(atPath: keyPath) }

  /// Sets the value at a path such as `position.x`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setKeyedValue(value, atPath: keyPath)
  }
}
