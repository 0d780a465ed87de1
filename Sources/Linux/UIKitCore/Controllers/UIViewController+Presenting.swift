internal import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension UIViewController {
  /// How long a presented view takes to come or go, in seconds.
  private static let slideDuration: TimeInterval = 0.4
  private static let fadeDuration: TimeInterval = 0.25

  func startPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let source = outermost
    guard let window = source.viewIfLoaded?.window, let container = source.loadedView?.superview
    else { return refuse(presented, "whose view is not in the window hierarchy") }
    guard source.presentation == nil else {
      return refuse(presented, "which is already presenting")
    }
    require(
      presented.presenter == nil && presented !== source,
      "\(type(of: self)).present: \(type(of: presented)) is already presented")

    let presentation = Presentation(presented: presented)
    source.presentation = presentation
    presented.presenter = source
    presented.appearance.isBeingPresented = true
    presented.loadViewIfNeeded()
    guard let view = presented.loadedView else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    let replaces = presented.modalPresentationStyle.replacesPresenter
    if replaces { source.beginTransition(false, animated: animated) }
    presented.beginTransition(true, animated: animated)
    container.addSubview(view)
    window.focusController.focus(nil, showingRing: false)
    presented.slide(isIn: true, animated: animated) { [weak source] in
      // Dismissed on its way in: the way out ends the transitions.
      guard !presentation.isEnding else {
        completion?()
        return
      }
      if replaces, let source, let own = source.loadedView, let superview = own.superview {
        presentation.removed = (superview, superview.subviews.firstIndex(of: own) ?? 0)
        own.removeFromSuperview()
        source.endTransition()
      }
      presented.endTransition()
      completion?()
    }
  }

  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    guard let source = outermost.presentation != nil ? outermost : outermost.presenter,
      let presentation = source.presentation, !presentation.isEnding
    else {
      completion?()
      return
    }
    let presented = presentation.presented
    // What the presented controller presents goes with it.
    if presented.presentation != nil { presented.endPresenting(animated: false, completion: nil) }
    presented.appearance.isBeingDismissed = true
    presentation.isEnding = true

    let replaces = presented.modalPresentationStyle.replacesPresenter
    if replaces { source.beginTransition(true, animated: animated) }
    if let removed = presentation.removed, let view = source.loadedView {
      view.frame = removed.superview.bounds
      removed.superview.insertSubview(
        view, at: min(removed.index, removed.superview.subviews.count))
    }
    presented.beginTransition(false, animated: animated)
    presented.slide(isIn: false, animated: animated) {
      presented.loadedView?.removeFromSuperview()
      presented.presenter = nil
      source.presentation = nil
      if replaces { source.endTransition() }
      presented.endTransition()
      completion?()
    }
  }

  /// Moves the view in or out as the transition style says, and calls `end` when it is there.
  private func slide(isIn: Bool, animated: Bool, end: @escaping () -> Void) {
    guard animated, let view = loadedView, view.window != nil else {
      end()
      return
    }
    switch modalTransitionStyle {
    case .crossDissolve:
      let alpha = view.alpha
      if isIn { view.alpha = 0 }
      UIView.animate(
        withDuration: Self.fadeDuration, animations: { view.alpha = isIn ? alpha : 0 },
        completion: { finished in
          if finished || !isIn { view.alpha = alpha }
          end()
        })
    case .coverVertical:
      let place = view.transform
      let below = place.concatenating(
        CGAffineTransform(translationX: 0, y: view.bounds.height))
      if isIn { view.transform = below }
      UIView.animate(
        withDuration: Self.slideDuration, delay: 0, options: .curveEaseOut,
        animations: { view.transform = isIn ? place : below },
        completion: { finished in
          // Cut short on its way in, it is on its way out already.
          if finished || !isIn { view.transform = place }
          end()
        })
    }
  }

  private func refuse(_ presented: UIViewController, _ reason: String) {
    Diagnostics.report(
      "Attempt to present \(type(of: presented)) on \(type(of: self)) \(reason)")
  }
}
