// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The ring around the view that has the keyboard's focus: a layer above all views of the window.
@MainActor
final class FocusRing {
  /// How far outside the view the ring begins, and how wide it is, in points.
  private static let gap: CGFloat = 2
  private static let width: CGFloat = 3

  private var layer: CALayer?

  /// Shows the ring around `view`, in the window's tint.
  func show(around view: UIView, in window: UIWindow) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let ring = layer ?? makeLayer()
    layer = ring
    if ring.superlayer !== window.backingLayer { window.backingLayer.addSublayer(ring) }
    let reach = Self.gap + Self.width
    let frame = view.convert(view.bounds, to: window).insetBy(dx: -reach, dy: -reach)
    if ring.frame != frame { ring.frame = frame }
    let radius = view.layer.cornerRadius
    ring.cornerRadius = (radius > 0 ? radius : 4) + reach
    ring.borderColor = window.tintColor.resolvedColor(with: window.traitCollection).cgColor
  }

  /// Takes the ring away.
  func remove() {
    guard let layer else { return }
    layer.removeFromSuperlayer()
    self.layer = nil
  }

  private func makeLayer() -> CALayer {
    let layer = CALayer()
    layer.name = "focus ring"
    layer.borderWidth = Self.width
    layer.zPosition = 1_000_000
    return layer
  }
}
