// SPDX-License-Identifier: MIT
public import Foundation
internal import QuartzCore

extension UIView {
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (target, offset) = destination(view)
    let result = backingLayer.convert(point, to: target.backingLayer)
    return CGPoint(x: result.x + offset.x, y: result.y + offset.y)
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (target, offset) = destination(view)
    return backingLayer.convert(
      CGPoint(x: point.x - offset.x, y: point.y - offset.y), from: target.backingLayer)
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    let (target, offset) = destination(view)
    return backingLayer.convert(rect, to: target.backingLayer).offsetBy(dx: offset.x, dy: offset.y)
  }

  func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    let (target, offset) = destination(view)
    return backingLayer.convert(
      rect.offsetBy(dx: -offset.x, dy: -offset.y), from: target.backingLayer)
  }

  /// The view to convert to, and what its points gain by lying in another window.
  private func destination(_ view: UIView?) -> (view: UIView, offset: CGPoint) {
    guard let view else { return (rootView, .zero) }
    guard let own = window, let other = view.window, own !== other else { return (view, .zero) }
    let here = own.frame.origin
    let there = other.frame.origin
    return (view, CGPoint(x: here.x - there.x, y: here.y - there.y))
  }

  /// What `point` is in another space: a view, or the screen.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    let inWindow = convert(point, to: UIView?.none)
    let origin = window?.frame.origin ?? .zero
    return CGPoint(x: inWindow.x + origin.x, y: inWindow.y + origin.y)
  }

  /// What a point of another space is here.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    let origin = window?.frame.origin ?? .zero
    return convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil)
  }

  /// What `rect` is in another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    let origin = window?.frame.origin ?? .zero
    return convert(rect, to: UIView?.none).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// What a rectangle of another space is here.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    let origin = window?.frame.origin ?? .zero
    return convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil)
  }
}
