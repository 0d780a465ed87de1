// SPDX-License-Identifier: MIT
public import Foundation
package import QuartzCore
package import RenderTree

/// The view at the bottom of a hierarchy: what the desktop shows as a window, or one layer of it.
///
/// Counterpart: `UIWindow`.
@preconcurrency @MainActor
open class UIWindow: UIView {
  // MARK: Storage

  /// Who gets keys first; `nil` sends them to the window.
  package final weak var firstResponder: UIResponder?
  /// What commits the layers: the window's own and all in it.
  package final lazy var layerTree = LayerTree(root: backingLayer)
  /// What moves the keyboard's focus among the views.
  package final lazy var focusController = FocusController(window: self)
  /// What turns the host's input into touches and presses.
  final lazy var touchDispatcher = TouchDispatcher(window: self)
  /// The parts that the screen's own bars cover; none on a desktop.
  final var screenInsets = UIEdgeInsets.zero
  /// What `rootViewController` answers; kept.
  final var rootController: UIViewController?
  /// The scene that shows the window; `nil` before it has one.
  final weak var owningScene: UIWindowScene?
  /// Says when the window goes, so that it is no longer shown.
  private let lifetime = WindowLifetime()
  /// What the window looked like in the last frame.
  package final var lastCommit: RenderNode?
  /// What waits for the next layout, as `viewDidAppear`.
  final var afterLayout: [() -> Void] = []

  // MARK: Creating

  /// A window of `frame`, in the first scene that has no window, and hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWindow()
    UIApplication.shared.adopt(self)
  }

  /// A window that fills the scene, and is hidden.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.contentBounds)
    setUpWindow()
    self.windowScene = windowScene
  }

  /// A window that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpWindow()
  }

  // MARK: State

  /// The scene in which the window is shown.
  open var windowScene: UIWindowScene? {
    get { owningScene }
    set { setScene(newValue) }
  }
  /// The screen on which the window is.
  open var screen: UIScreen { owningScene?.screen ?? UIScreen.main }
  /// What it lies above and below, among the windows of its scene; `.normal` at first.
  open var windowLevel = Level.normal {
    didSet { if oldValue != windowLevel { owningScene?.windowsReordered() } }
  }
  /// Whether the keyboard goes to this window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindowOfApplication === self }
  /// Whether the window may become the key window; `true` unless overridden.
  open var canBecomeKey: Bool { true }
  /// Whether anything in it can be seen.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      visibilityChanged()
    }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { rootController }
    set { setRootController(newValue) }
  }

  /// Nobody; the chain goes on to the scene, and to the application.
  open override var next: UIResponder? { owningScene ?? UIApplication.shared }
  /// The window itself.
  open override var window: UIWindow? { self }

  // MARK: Showing

  /// Shows the window in front of the others of its level, and gives it the keyboard.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Gives the window the keyboard.
  open func makeKey() { takeKey() }
  /// Called after the window got the keyboard.
  open func becomeKey() {}
  /// Called after the window lost the keyboard.
  open func resignKey() {}

  // MARK: Events

  /// Delivers an event to the views for which it is.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// Moves the focus by Tab, and lets Space and Return act on what has it; else hands on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !focusController.handle($0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Lets go of what the keys that went up held down; else hands on.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !focusController.handle($0) }
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }

  /// Lets go of what the keys that were taken away held down; else hands on.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !focusController.handle($0) }
    if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
  }

  // MARK: Layout

  /// Lets the root controller's view fill the window.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fitRootView()
  }
}
