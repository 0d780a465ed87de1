// SPDX-License-Identifier: MIT
package import CoreGraphics
public import Foundation
public import QuartzCore
package import RenderTree

/// A rectangle that draws, takes touches, and holds further ones.
///
/// The class body holds what subclasses may override; what it does is in the files `UIView+Topic.swift`.
/// Setters store the value in the layer or beside it, and mark dirty what depends on it; drawing and layout
/// happen in the passes of the next frame.
///
/// Counterpart: `UIView`.
///
/// Differs from Apple: gesture recognizers, accessibility, the keyboard's layout guide, motion effects, interactions,
/// limits of the text size, snapshots as views (`snapshotView`, `drawHierarchy`) and `modifyAnimations` are absent.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UITraitEnvironment,
  UICoordinateSpace, TraitChangeSource
{
  // SAFETY: layers call their delegate on the main thread, in a commit or from a setter.

  // MARK: Storage

  /// The layer that draws the view; `layer` unless a subclass overrides that.
  final let backingLayer: CALayer
  /// What `superview` answers; a view is kept by the one that holds it.
  package final weak var parent: UIView?
  /// What `window` answers; every view of a hierarchy is told when it changes.
  final weak var containingWindow: UIWindow?
  /// The controller whose `view` this is: the next responder.
  final weak var owningController: UIViewController?
  /// What `subviews` answers, the rearmost first.
  package final var children: [UIView] = []
  /// What the view sets over the traits that it inherits.
  final var ownTraits = TraitOverrides()
  /// The traits that the view last knew: the screen's when it was made, the inherited ones in a window.
  final var resolvedTraits = UIScreen.main.traits
  final var traitObservers: [TraitObserver] = []
  /// What `backgroundColor` answers; the layer has it resolved for the view's traits.
  package final var background: UIColor?
  /// The tint set here; `nil` takes the superview's.
  final var ownTint: UIColor?
  /// The mode set here; `.automatic` takes the superview's.
  final var ownTintMode = TintAdjustmentMode.automatic
  /// What is set about the margins, before safe area and superview add to it.
  final var margins = LayoutMargins()
  final var hasDrawnBitmap = false
  /// The safe area of which the view was last told.
  final var lastSafeArea = UIEdgeInsets.zero
  /// How many animations run that keep touches from the view.
  final var uninterruptedAnimations = 0
  /// What Auto Layout knows about the view; `nil` until it takes part.
  package final var autoLayout: AutoLayoutState?

  // MARK: Creating

  /// The class of the layer that draws the view.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view of no size.
  public override convenience init() { self.init(frame: .zero) }

  /// A view that occupies `frame` in its superview.
  public init(frame: CGRect) {
    backingLayer = ObjectFactory.makeLayer(Self.layerClass)
    super.init()
    setUpLayer()
    setFrame(frame)
  }

  /// A view that a storyboard describes.
  public required init?(coder: NSCoder) {
    backingLayer = ObjectFactory.makeLayer(Self.layerClass)
    super.init()
    setUpLayer()
    decodeView(from: coder)
  }

  // MARK: State

  /// A number by which the app finds the view again; 0 at first.
  open var tag = 0
  /// Whether touches reach the view and its subviews; `true` at first.
  open var isUserInteractionEnabled = true
  /// Whether the view is told of more than one finger; `false` at first.
  open var isMultipleTouchEnabled = false
  /// Whether a touch here keeps touches from other views of the window; `false` at first.
  open var isExclusiveTouch = false
  /// Whether the keyboard's focus may rest here; `false` unless overridden.
  open var canBecomeFocused: Bool { false }
  /// Whether the keyboard's focus rests here.
  open var isFocused: Bool { window?.focusController.focusedView === self }

  // MARK: Hierarchy

  /// The layer that draws the view.
  open var layer: CALayer { backingLayer }
  /// The view that holds this one.
  open var superview: UIView? { parent }
  /// The views that this one holds, the rearmost first.
  open var subviews: [UIView] { children }
  /// The window in which the view is.
  open var window: UIWindow? { containingWindow }

  /// The view's controller, or else its superview.
  open override var next: UIResponder? { owningController ?? parent }

  /// Adds `view` in front of the other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Adds `view` at a place counted from the rear.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds `view` just behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }
  /// Adds `view` just in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }
  /// Exchanges the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Whether the view is `view`, or somewhere in it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// The view of that tag: this one, or the first found in its subviews.
  open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; `nil` when the view is taken out.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes; `nil` when the view leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}

  // MARK: Geometry

  /// The view's place in its superview's coordinates; not meaningful while `transform` is not the identity.
  open var frame: CGRect {
    get { backingLayer.frame }
    set { setFrame(newValue) }
  }
  /// The view's extent in its own coordinates.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { setBounds(newValue) }
  }
  /// The place of the layer's anchor point, usually the centre, in the superview's coordinates.
  open var center: CGPoint {
    get { backingLayer.position }
    set { setCenter(newValue) }
  }
  /// The affine transform about the anchor point; the identity at first.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { setTransform(newValue) }
  }
  /// The transform about the anchor point, in three dimensions.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { setTransform3D(newValue) }
  }
  /// The point that `center` places and about which `transform` turns, in units of the bounds; (0.5, 0.5) at first.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { backingLayer.anchorPoint = newValue }
  }
  /// Pixels per point of what the view draws; the window's at first.
  open var contentScaleFactor: CGFloat {
    get { backingLayer.contentsScale }
    set { setContentScale(newValue) }
  }

  /// What `point` of this view is in `view`; in the window for `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// What `point` of `view`, or of the window for `nil`, is in this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }
  /// What `rect` of this view is in `view`; in the window for `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  /// What `rect` of `view`, or of the window for `nil`, is in this one.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

  /// The frontmost view at `point` that takes touches: this one, one of its subviews, or none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitView(at: point, event) }
  /// Whether `point` is in the view's bounds; the right and the bottom edge are outside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { boundsContain(point) }

  // MARK: Layout

  /// Whether subviews follow a change of the size by their autoresizing masks; `true` at first.
  open var autoresizesSubviews = true
  /// What follows a change of the superview's size; nothing at first.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if oldValue != autoresizingMask { autoLayoutGeometryChanged() } }
  }

  /// Asks for layout in the next frame.
  open func setNeedsLayout() { backingLayer.setNeedsLayout() }
  /// Lays out now what has asked for it, in this view and in its subviews.
  open func layoutIfNeeded() { layOutNow() }
  /// Places the subviews; overridden to do it by hand.
  open func layoutSubviews() {}
  /// The size that suits the view within `size`; its present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes on the size that suits the view.
  open func sizeToFit() { fitSize() }

  /// The space that content keeps from the view's edges; 8 at first.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.init(newValue, direction: effectiveUserInterfaceLayoutDirection)) }
  }
  /// The space that content keeps from the view's edges, by reading direction; 8 at first.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { .init(effectiveMargins, direction: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(newValue) }
  }
  /// Whether the margins are at least the superview's; `false` at first.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { setMargins(preservingSuperview: newValue) }
  }
  /// Whether the safe area is added to the margins; `true` at first.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.includesSafeArea }
    set { setMargins(includingSafeArea: newValue) }
  }
  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {}
  /// The parts of the view that bars cover.
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }
  /// Called after the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// What the contents mean, and so whether they flip; `.unspecified` at first.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if oldValue != semanticContentAttribute { layoutDirectionChanged() } }
  }
  /// The direction in which the view's contents are laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  // MARK: Auto Layout

  /// Whether the view is useless without constraints; `false` unless overridden.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Whether frame and autoresizing mask stand in for constraints; `true` at first.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayoutTranslatesMask }
    set { autoLayoutTranslatesMask = newValue }
  }
  /// The size that the contents want; `noIntrinsicMetric` for an axis without a wish.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Says that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { autoLayoutIntrinsicSizeChanged() }
  /// Adds or changes the view's constraints; overrides call `super` at their end.
  open func updateConstraints() {}
  /// Asks for `updateConstraints()` in the next frame.
  open func setNeedsUpdateConstraints() { autoLayoutSetNeedsUpdateConstraints() }
  /// Whether `updateConstraints()` is to be called.
  open func needsUpdateConstraints() -> Bool { autoLayoutNeedsUpdateConstraints }
  /// Calls `updateConstraints()` now where it has been asked for.
  open func updateConstraintsIfNeeded() { autoLayoutUpdateConstraintsIfNeeded() }
  /// How far the rectangle that constraints align lies inside the frame; 0 unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints align, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame, for the rectangle that constraints align.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.origin.x - insets.left, y: alignmentRect.origin.y - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }
  /// The view whose first baseline stands for this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this one's.
  open var forLastBaselineLayout: UIView { self }
  /// How strongly the view resists growing past its contents.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayoutHuggingPriority(for: axis)
  }
  /// Sets how strongly the view resists growing past its contents.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    autoLayoutSetHuggingPriority(priority, for: axis)
  }
  /// How strongly the view resists shrinking below its contents.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    autoLayoutCompressionResistancePriority(for: axis)
  }
  /// Sets how strongly the view resists shrinking below its contents.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    autoLayoutSetCompressionResistancePriority(priority, for: axis)
  }
  /// The smallest or largest size that satisfies the constraints in the view.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that satisfies the constraints in the view, as near to `targetSize` as the priorities ask.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    autoLayoutSizeFitting(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: Appearance

  /// The colour behind the contents; `nil`, the default, is clear.
  open var backgroundColor: UIColor? {
    get { background }
    set { setBackground(newValue) }
  }
  /// How visible the view and its subviews are, from 0 to 1; 1 at first.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set { setAlpha(newValue) }
  }
  /// Whether the view and its subviews are left out of the picture; they stay in layout. `false` at first.
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set { setHidden(newValue) }
  }
  /// Whether the view promises to fill its bounds; `true` at first.
  open var isOpaque: Bool {
    get { backingLayer.isOpaque }
    set { backingLayer.isOpaque = newValue }
  }
  /// Whether subviews are cut off at the bounds; `false` at first.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }
  /// Whether `draw(_:)` begins with a clear ground; `true` at first.
  open var clearsContextBeforeDrawing = true
  /// The colour of what can be pressed; the superview's where none is set.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }
  /// Whether the tint shows in full; the superview's where `.automatic`, which reads as what it comes to.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }
  /// A view whose opacity decides where this one is seen; `nil`, the default, shows all of it.
  ///
  /// It must not have a superview.
  open var mask: UIView? {
    didSet { backingLayer.mask = mask?.backingLayer }
  }
  /// Called after the tint or its adjustment has changed.
  open func tintColorDidChange() {}

  // MARK: Content

  /// How the contents fill the view; `.scaleToFill` at first.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if oldValue != contentMode { contentModeChanged() } }
  }
  /// Asks for `draw(_:)` in the next frame.
  open func setNeedsDisplay() { backingLayer.setNeedsDisplay() }
  /// Asks for `draw(_:)` in the next frame.
  ///
  /// Differs from Apple: the whole view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { backingLayer.setNeedsDisplay() }
  /// Draws the contents into `UIGraphicsGetCurrentContext()`; overridden to draw by hand.
  open func draw(_ rect: CGRect) {}

  // MARK: Traits

  /// The traits in force for the view.
  open var traitCollection: UITraitCollection { effectiveTraits }
  /// Called after the traits have changed, with those before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this view and what is in it; `.unspecified`, the default, follows the superview.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits.style }
    set { setTraitOverride { $0.style = newValue } }
  }
  /// Traits that differ from the superview's, for this view and what is in it.
  open var traitOverrides: any UITraitOverrides {
    get { ownTraits.overrides }
    set { setTraitOverride { $0.overrides = UITraitOverridesStorage(newValue) } }
  }

  // MARK: Layer delegate

  /// Draws what the view shows in its layer.
  open func display(_ layer: CALayer) { displayContents(of: layer) }
  /// Lays out the subviews.
  open func layoutSublayers(of layer: CALayer) { layOut(layer) }
  /// The animation of a changed property: none outside `UIView.animate`.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, forKey: event)
  }

  // MARK: Describing

  /// Class, address and frame, and whether it is hidden or has a tag.
  nonisolated open override var description: String {
    guard Thread.isMainThread else { return super.description }
    // SAFETY: the main actor runs on the main thread.
    return MainActor.assumeIsolated { summary }
  }

  // MARK: Hooks of this package

  /// The contents as a drawing in the bounds' coordinates, for views that draw no bitmap; asked for after
  /// `setNeedsDisplay()`.
  package func makeDrawing() -> RenderNode? { nil }
  /// Called after colours may resolve differently; overrides call `super`.
  package func colorsDidChange() { reapplyColors() }
  /// Called after `contentMode` has changed.
  package func contentModeDidChange() {}
}
