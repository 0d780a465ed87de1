// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension UIViewController {
  func loadViewOnce() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    require(
      loadedView != nil, "\(type(of: self)).loadView() must set view; it is still nil")
    viewDidLoad()
  }

  func loadDefaultView() {
    let view = viewLoader?(self) ?? UIView(frame: UIScreen.main.bounds)
    if viewLoader == nil { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    if loadedView == nil { self.view = view }
  }

  func setView(_ view: UIView?) {
    guard loadedView !== view else { return }
    let superview = loadedView?.superview
    loadedView?.removeFromSuperview()
    loadedView?.owningController = nil
    loadedView = view
    view?.owningController = self
    if let view, let superview { superview.addSubview(view) }
  }

  func titleChanged() {
    guard let window = hostingWindow, window.rootController === self,
      let scene = window.windowScene
    else { return }
    scene.title = title
  }

  /// Calls `body` with this controller, those that it contains, and those presented over them.
  final func forEachInTree(_ body: (UIViewController) -> Void) {
    body(self)
    for child in childControllers { child.forEachInTree(body) }
    presentation?.presented.forEachInTree(body)
  }
}
