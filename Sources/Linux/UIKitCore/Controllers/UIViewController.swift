// SPDX-License-Identifier: MIT
public import Foundation

/// What owns a view: loads it, hears of its showing and hiding, and holds further controllers.
///
/// The life cycle follows the view: it appears when it comes into a window, and disappears when it leaves.
///
/// Counterpart: `UIViewController`.
/// Differs from Apple: bars, segues, rotation, sheets, transitions between children and custom presentations are absent;
/// what is presented fills the window.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, TraitChangeSource {
  // MARK: Storage

  /// The view, once it was asked for; `viewIfLoaded` answers it.
  final var loadedView: UIView?
  final var isLoadingView = false
  final weak var hostingWindow: UIWindow?
  final weak var parentController: UIViewController?
  final var childControllers: [UIViewController] = []
  final var appearance = Appearance()
  final var presentation: Presentation?
  final weak var presenter: UIViewController?
  final var ownTraits = TraitOverrides()
  final var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  final var traitObservers: [TraitObserver] = []
  private let ownNibName: String?
  private let ownNibBundle: Bundle?
  /// Whoever knows how to make the view, as a storyboard; asked by `loadView()`.
  final var viewLoader: ((UIViewController) -> UIView?)?
  /// Where the controller comes from, as a storyboard.
  package final var origin: AnyObject?

  // MARK: Creating

  /// A controller whose view is made by `loadView()`.
  ///
  /// Differs from Apple: no nib file is read; the name is kept.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownNibName = nibNameOrNil
    ownNibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller whose view is made by `loadView()`.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// A controller that a storyboard describes.
  public required init?(coder: NSCoder) {
    ownNibName = nil
    ownNibBundle = nil
    super.init()
    decodeController(from: coder)
  }

  // MARK: View

  /// The controller's view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }
  /// The view, where it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The name that the controller was made with.
  open var nibName: String? { ownNibName }
  /// The bundle that the controller was made with.
  open var nibBundle: Bundle? { ownNibBundle }

  /// Makes the view and sets `view`; overridden to make it by hand, without calling `super`.
  open func loadView() { loadDefaultView() }
  /// Loads the view, where it is not loaded.
  open func loadViewIfNeeded() { loadViewOnce() }
  /// Called after the view was loaded.
  open func viewDidLoad() {}

  // MARK: Appearing

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view is shown and laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view is hidden.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays its subviews out.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid its subviews out.
  open func viewDidLayoutSubviews() {}
  /// Called after the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called after the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called to update the view's constraints; overrides call `super`.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Called when the machine is short of memory.
  open func didReceiveMemoryWarning() {}

  // MARK: State

  /// What the controller shows, in words; the root controller's is the window's title.
  open var title: String? {
    didSet { if oldValue != title { titleChanged() } }
  }
  /// The size that suits the view, for a container.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if oldValue != preferredContentSize {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
  /// Called after a child's `preferredContentSize` has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}
  /// What is added to the safe area of the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { loadedView?.updateSafeArea() } }
  }

  /// The least margins of the view: 16 at both sides, 20 where there is ample room.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = loadedView.map { $0.bounds.width >= 414 } ?? false ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether the view's margins are at least the system's; `true` at first.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if oldValue != viewRespectsSystemMinimumLayoutMargins { loadedView?.marginsChanged() }
    }
  }

  /// The view's superview, or the presenting controller, or the window.
  open override var next: UIResponder? {
    loadedView?.superview ?? presenter ?? hostingWindow
  }

  // MARK: Containing

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }
  /// The controllers that this one contains.
  open var children: [UIViewController] { childControllers }
  /// Whether appearing is handed on to the children; `true` unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether it is appearing because it was added to a parent.
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  /// Whether it is disappearing because it was removed from its parent.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  /// Contains `childController`, taking it from where it was; `didMove(toParent:)` is the caller's to call.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the parent; `willMove(toParent: nil)` is the caller's to call.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}
  /// Says for a child that it is about to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }
  /// Says for a child that it has appeared or disappeared.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Presenting

  /// How much of the window the controller fills when presented; `.automatic` at first.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes and goes when presented with animation; `.coverVertical` at first.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The controller that this one, or one that contains it, presents.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parentController?.presentedViewController
  }
  /// The controller that presents this one, or one that contains it.
  open var presentingViewController: UIViewController? {
    presenter ?? parentController?.presentingViewController
  }
  /// Whether it is appearing because it is presented.
  open var isBeingPresented: Bool { appearance.isBeingPresented }
  /// Whether it is disappearing because it is dismissed.
  open var isBeingDismissed: Bool { appearance.isBeingDismissed }

  /// Shows a controller over this one.
  ///
  /// - Parameter completion: Called after it has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Ends what this controller presents, or else its own presentation.
  ///
  /// - Parameter completion: Called after it has disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: flag, completion: completion)
  }
  /// Shows a controller as the surroundings do it: by presenting it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  // MARK: Traits

  /// The traits in force for the controller.
  open var traitCollection: UITraitCollection { effectiveTraits }
  /// Called after the traits have changed, with those before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this controller and its children; `.unspecified`, the default, follows the surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits.style }
    set { setTraitOverride { $0.style = newValue } }
  }
  /// Traits that differ from the surroundings', for this controller and its children.
  open var traitOverrides: any UITraitOverrides {
    get { ownTraits.overrides }
    set { setTraitOverride { $0.overrides = UITraitOverridesStorage(newValue) } }
  }
}
