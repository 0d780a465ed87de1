// SPDX-License-Identifier: MIT

extension UIViewController {
  // MARK: Following the view

  /// The view is about to come into a window, or to leave its window.
  final func viewWillMove(to window: UIWindow?) {
    guard isDrivenByView else { return }
    if window != nil {
      if appearance.state == .disappeared { willAppear(animated: false) }
    } else if appearance.state == .appeared || appearance.state == .appearing, !appearance.isHeld {
      willDisappear(animated: false)
    }
  }

  /// The view has come into a window, or left it.
  final func viewDidMove(to window: UIWindow?) {
    if window != nil {
      guard appearance.state == .appearing else { return }
      viewIsAppearing(appearance.isAnimated)
      guard !appearance.isHeld else { return }
      window?.performAfterLayout { [weak self] in
        guard let self, !self.appearance.isHeld else { return }
        self.didAppear()
      }
    } else if appearance.state == .disappearing, !appearance.isHeld {
      didDisappear()
    }
  }

  /// Whether the view's comings and goings are the controller's: not where a container tells it by hand.
  private var isDrivenByView: Bool {
    guard let parentController else { return true }
    return parentController.shouldAutomaticallyForwardAppearanceMethods
  }

  // MARK: Steps

  private func willAppear(animated: Bool) {
    appearance.state = .appearing
    appearance.isAnimated = animated
    viewWillAppear(animated)
  }

  private func didAppear() {
    guard appearance.state == .appearing else { return }
    appearance.state = .appeared
    viewDidAppear(appearance.isAnimated)
    appearance.isMovingToParent = false
    appearance.isBeingPresented = false
  }

  private func willDisappear(animated: Bool) {
    appearance.state = .disappearing
    appearance.isAnimated = animated
    viewWillDisappear(animated)
  }

  private func didDisappear() {
    guard appearance.state == .disappearing else { return }
    appearance.state = .disappeared
    viewDidDisappear(appearance.isAnimated)
    appearance.isMovingFromParent = false
    appearance.isBeingDismissed = false
  }

  // MARK: Transitions by hand

  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.isHeld = true
    if isAppearing {
      loadViewIfNeeded()
      if appearance.state != .appeared, appearance.state != .appearing {
        willAppear(animated: animated)
      }
    } else if appearance.state == .appeared || appearance.state == .appearing {
      willDisappear(animated: animated)
    }
    forward { $0.beginTransition(isAppearing, animated: animated) }
  }

  func endTransition() {
    appearance.isHeld = false
    forward { $0.endTransition() }
    switch appearance.state {
    case .appearing: didAppear()
    case .disappearing: didDisappear()
    case .appeared, .disappeared: break
    }
  }

  /// Hands a transition on to the children whose views are in this one's.
  private func forward(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return }
    for child in childControllers {
      if let childView = child.loadedView, childView.isInside(view) { body(child) }
    }
  }

  // MARK: Windows

  /// The window of which this is the root controller is shown.
  func windowShown() {
    guard let window = hostingWindow, window.rootController === self else { return }
    loadViewIfNeeded()
    guard let view = loadedView, view.superview !== window else { return }
    view.frame = window.bounds
    window.insertSubview(view, at: 0)
    titleChanged()
  }

  /// The window of which this is the root controller is hidden: its views are no longer shown.
  func windowHidden() {
    presentation?.presented.windowHidden()
    loadedView?.removeFromSuperview()
  }

  /// The window has another root controller.
  func leaveWindow() {
    if presentation != nil { endPresenting(animated: false, completion: nil) }
    loadedView?.removeFromSuperview()
    hostingWindow = nil
  }
}
