// SPDX-License-Identifier: MIT
internal import CoreGraphics
import Foundation

/// What the class body of `UIView` calls where Auto Layout has a say.
extension UIView {
  // MARK: State

  /// What Auto Layout stores for the view, made when first needed.
  var layoutState: AutoLayoutState {
    if let autoLayout { return autoLayout }
    let state = AutoLayoutState()
    autoLayout = state
    return state
  }

  /// The engine in which the view is registered.
  var layoutEngine: AutoLayoutEngine? { autoLayout?.engine }

  /// The engine of the view's hierarchy, in which the view is registered when this returns.
  var layoutEngineOrNew: AutoLayoutEngine {
    if let engine = autoLayout?.engine { return engine }
    _ = layoutState
    let root = rootView
    let engine: AutoLayoutEngine
    if let existing = root.layoutState.ownEngine {
      engine = existing
      engine.register(self)
    } else {
      engine = AutoLayoutEngine(root: root)
      root.layoutState.ownEngine = engine
      engine.registerSubtree(root)
    }
    return engine
  }

  var depth: Int {
    var depth = 0
    var view = self
    while let parent = view.parent {
      view = parent
      depth += 1
    }
    return depth
  }

  // MARK: Passes

  /// Updates the constraints of the whole hierarchy, solves them, and places what lies in this view.
  final func runConstraintsPass() {
    rootView.autoLayout?.ownEngine?.run(in: self)
  }

  /// Whether a constraint pass would do something in this hierarchy.
  final var needsConstraintsPass: Bool {
    rootView.autoLayout?.ownEngine?.needsPass ?? false
  }

  /// Whether constraints were changed and not solved since, for instance by `layoutSubviews()`.
  final var owesConstraintsPass: Bool { rootView.autoLayout?.ownEngine?.isUnsettled ?? false }

  final func callUpdateConstraints() {
    if let owningController {
      owningController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  // MARK: Changes

  /// Moves the view, and all in it that takes part, to the engine of its new hierarchy.
  final func autoLayoutHierarchyChanged() {
    if autoLayout == nil, type(of: self).requiresConstraintBasedLayout { _ = layoutState }
    var views: [UIView] = []
    collectLayoutViews(&views)
    guard !views.isEmpty else { return }
    while let engine = views.lazy.compactMap({ $0.layoutEngine }).first {
      engine.release(views.filter { $0.layoutEngine === engine }, leavingWith: self)
    }
    autoLayout?.ownEngine = nil
    for view in views { _ = view.layoutEngineOrNew }
  }

  private func collectLayoutViews(_ views: inout [UIView]) {
    if autoLayout != nil { views.append(self) }
    for child in children { child.collectLayoutViews(&views) }
  }

  /// Takes over a frame that was set by hand.
  final func autoLayoutGeometryChanged() {
    guard let engine = autoLayout?.engine, !engine.isPlacing,
      let box = engine.boxes[ObjectIdentifier(self)]
    else { return }
    engine.frameSet(of: box)
  }

  /// Takes over new margins, a new safe area, or a new reading direction.
  final func autoLayoutMarginsChanged() {
    autoLayout?.engine?.refreshRules(of: self)
  }

  /// Takes over a new intrinsic size.
  final func autoLayoutIntrinsicSizeChanged() {
    guard let engine = autoLayout?.engine, let box = engine.boxes[ObjectIdentifier(self)] else {
      return
    }
    engine.noteStale(box)
    (parent ?? self).setNeedsLayout()
  }

  // MARK: Updating constraints

  /// Notes the view, so that the next pass calls its `updateConstraints()`.
  final func autoLayoutSetNeedsUpdateConstraints() {
    layoutState.needsUpdate = true
    layoutEngineOrNew.staleConstraintViews[ObjectIdentifier(self)] = WeakView(self)
    setNeedsLayout()
  }

  /// Whether the next pass will call `updateConstraints()`; `false` for a view that takes no part.
  final var autoLayoutNeedsUpdateConstraints: Bool { autoLayout?.needsUpdate ?? false }

  /// Calls what is noted in this view and below it, without solving.
  final func autoLayoutUpdateConstraintsIfNeeded() {
    autoLayout?.engine?.updateConstraints(in: self)
  }

  // MARK: Autoresizing

  /// Whether frame and mask are constraints of their own; a change is solved in the next pass.
  final var autoLayoutTranslatesMask: Bool {
    get { autoLayout?.translatesMask ?? true }
    set {
      guard newValue != autoLayoutTranslatesMask else { return }
      layoutState.translatesMask = newValue
      let engine = layoutEngineOrNew
      engine.noteStale(engine.box(of: self))
      (parent ?? self).setNeedsLayout()
    }
  }

  // MARK: Contents

  /// The priority set for the axis, or else the default: 250, a label's vertical one 251.
  final func autoLayoutHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    if let priority = autoLayout?.hugging[axis] { return priority }
    // Lines of text are stretched after everything else of their height.
    return axis == .vertical && self is UILabel ? UILayoutPriority(251) : .defaultLow
  }

  /// Stores the priority, and has the intrinsic size's rules made anew.
  final func autoLayoutSetHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    layoutState.hugging[axis] = priority
    autoLayoutIntrinsicSizeChanged()
  }

  /// The priority set for the axis, or else the default, 750.
  final func autoLayoutCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    autoLayout?.compressionResistance[axis] ?? .defaultHigh
  }

  /// Stores the priority, and has the intrinsic size's rules made anew.
  final func autoLayoutSetCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    layoutState.compressionResistance[axis] = priority
    autoLayoutIntrinsicSizeChanged()
  }

  // MARK: Measuring

  /// The size of the view if it stood alone and wished to be `target`, as strongly as the priorities say.
  final func autoLayoutSizeFitting(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    AutoLayoutEngine.fittingSize(
      of: self, target: target, horizontal: horizontal, vertical: vertical)
  }
}
