// SPDX-License-Identifier: MIT
public import CoreGraphics
public import ObjectiveCTables

/// A view that people operate: it follows a touch, has a state and tells its targets what happened.
///
/// Counterpart: `UIControl`. A disabled control still receives touches and swallows them. Targets are held
/// weakly, actions (`UIAction`) strongly. Space and Return operate the control that has the focus.
/// Differs from Apple: a selector that nothing answers is reported, not raised; context menus, tool tips and
/// symbol animations are absent.
@preconcurrency @MainActor
open class UIControl: UIView {
  // MARK: State

  /// Whether the control can be operated; `true` by default. Disabling ends a touch in progress.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { abandonTracking() }
      controlStateDidChange()
    }
  }

  /// Whether the control is selected; `false` by default. The control never changes it by itself.
  open var isSelected = false {
    didSet { if isSelected != oldValue { controlStateDidChange() } }
  }

  /// Whether the control looks pressed; it follows the touch.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { controlStateDidChange() } }
  }

  /// The state made of the three above.
  open var state: UIControl.State {
    var state = UIControl.State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Content

  /// Where the content stands vertically; in the middle by default.
  open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where the content stands horizontally; in the middle by default.
  open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment with leading and trailing turned into left and right.
  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  // MARK: Interaction

  /// Whether the control is following a touch.
  open internal(set) var isTracking = false

  /// Whether the touch that is followed is inside, or within 70 points around.
  open internal(set) var isTouchInside = false

  /// Who is told of what, in the order of their registration.
  var handlers: [ControlEventHandler] = []

  /// The one touch that is followed.
  weak var trackedTouch: UITouch?

  /// Whether Space or Return is held down on the control.
  var isKeyHeld = false

  // MARK: Initialisers

  /// Makes an enabled control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control that runs an action when it is operated.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - primaryAction: The action for `primaryActionTriggered`, if any.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeControl(from: coder)
  }

  // MARK: Focus

  /// Whether Tab stops here: while the control is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  // MARK: Touches

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { abandonTracking() }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackCancelled(touches, with: event)
  }

  /// Asks whether to follow a touch that went down in the control.
  ///
  /// - Returns: `true` by default; `false` ignores the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Asks whether to go on following a touch that moved.
  ///
  /// - Returns: `true` by default; `false` forgets the touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Says that the touch ended, before the targets are told.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Says that the touch was taken away, before the targets are told.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Targets

  /// Has a method of an object called for events; adding the same again does nothing more.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly; `nil` looks for one in the responder chain at each event.
  ///   - action: The method, of no parameter, the control, or the control and the event.
  ///   - controlEvents: The events, added to those that the pair is told of already.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    register(target: target, action: action, for: controlEvents)
  }

  /// Stops calling a method for events.
  ///
  /// - Parameters:
  ///   - target: The object; `nil` means every one.
  ///   - action: The method; `nil` means every one.
  ///   - controlEvents: The events that are no longer told.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    unregister(target: target, action: action, for: controlEvents)
  }

  /// The names of the methods of a target that an event calls, or `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event)
    -> [String]?
  {
    registeredActions(of: target, for: controlEvent)
  }

  /// Adds an action for events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    register(action, for: controlEvents)
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    unregister(action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    unregister(actionIdentifier, for: controlEvents)
  }

  // MARK: Sending

  /// Calls a method of an object; every selector that the control sends passes here.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object; `nil` looks for one in the responder chain.
  ///   - event: The touch event that is the cause, if one is.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action; every action that the control runs passes here.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Tells the targets of events, as if they had happened.
  open func sendActions(for controlEvents: UIControl.Event) {
    dispatch(controlEvents, with: nil)
  }

  /// Does what a tap does, if the control is enabled.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    dispatch(tapEvents, with: nil)
  }

  // MARK: Hooks

  /// Called after the state changed; looks follow here.
  package func controlStateDidChange() {
    setNeedsLayout()
  }

  /// Does what a whole key press does.
  ///
  /// - Returns: Whether the control could be operated.
  @discardableResult
  package func controlActivate() -> Bool {
    guard isEnabled, isUserInteractionEnabled else { return false }
    keyPressBegan()
    keyPressEnded()
    return true
  }

  /// What a completed tap tells the targets, at once.
  package var tapEvents: UIControl.Event { .touchUpInside }
}
