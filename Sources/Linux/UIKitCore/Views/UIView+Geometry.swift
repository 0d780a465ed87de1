internal import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics
package import Foundation
internal import QuartzCore

extension UIView {
  func setFrame(_ frame: CGRect) {
    requireNumbers(
      frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, member: "frame")
    changeSize { backingLayer.frame = frame }
  }

  func setBounds(_ bounds: CGRect) {
    requireNumbers(
      bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height, member: "bounds")
    changeSize { backingLayer.bounds = bounds }
  }

  func setCenter(_ center: CGPoint) {
    requireNumbers(center.x, center.y, member: "center")
    guard backingLayer.position != center else { return }
    backingLayer.position = center
    positionChanged()
    autoLayoutGeometryChanged()
  }

  func setTransform(_ transform: CGAffineTransform) {
    requireNumbers(
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      member: "transform")
    backingLayer.setAffineTransform(transform)
  }

  func setTransform3D(_ transform: CATransform3D) {
    requireNumbers(
      transform.m11, transform.m12, transform.m21, transform.m22, transform.m41, transform.m42,
      member: "transform3D")
    backingLayer.transform = transform
  }

  func setContentScale(_ scale: CGFloat) {
    requireNumbers(scale, member: "contentScaleFactor")
    guard backingLayer.contentsScale != scale else { return }
    backingLayer.contentsScale = scale
    setNeedsDisplay()
  }

  /// Places the view for Auto Layout, which need not hear of it.
  package final func place(center: CGPoint, bounds: CGRect) {
    let oldSize = backingLayer.bounds.size
    let oldCenter = backingLayer.position
    backingLayer.bounds = bounds
    backingLayer.position = center
    if oldSize != bounds.size { sizeChanged(from: oldSize) }
    if oldSize != bounds.size || oldCenter != center { positionChanged() }
  }

  private func changeSize(_ change: () -> Void) {
    let oldBounds = backingLayer.bounds
    let oldCenter = backingLayer.position
    change()
    let newBounds = backingLayer.bounds
    if oldBounds.size != newBounds.size { sizeChanged(from: oldBounds.size) }
    if oldBounds != newBounds || oldCenter != backingLayer.position {
      positionChanged()
      autoLayoutGeometryChanged()
    }
  }

  private func sizeChanged(from oldSize: CGSize) {
    if autoresizesSubviews { resizeSubviews(from: oldSize) }
    setNeedsLayout()
    if contentMode == .redraw { setNeedsDisplay() }
  }

  private func positionChanged() {
    if lastSafeArea != .zero || parent?.lastSafeArea ?? .zero != .zero { updateSafeArea() }
  }

  private func requireNumbers(_ values: CGFloat..., member: String) {
    require(
      !values.contains { $0.isNaN }, "\(nameInMessages).\(member) must not contain NaN: \(values)")
  }
}
