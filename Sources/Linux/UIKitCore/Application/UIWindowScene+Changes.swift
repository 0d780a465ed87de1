// SPDX-License-Identifier: MIT
public import Foundation

extension UIWindowScene {
  /// Takes over the size that the desktop gave; windows that filled the scene fill it again.
  package final func resize(to size: CGSize) {
    let old = contentBounds
    guard size != contentSize else { return }
    contentSize = size
    for window in windows where window.frame == old {
      window.frame = contentBounds
    }
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self, didUpdate: self, interfaceOrientation: interfaceOrientation,
      traitCollection: traitCollection)
  }

  /// Takes over the screen's new traits.
  final func screenChanged(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for window in windows {
      window.updateTraits()
      window.updateScale(screen.scale)
    }
  }

  /// What `point` is in another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: self as any UICoordinateSpace) ?? point
  }

  /// What a point of another space is here.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: self as any UICoordinateSpace) ?? point
  }

  /// What `rect` is in another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: self as any UICoordinateSpace) ?? rect
  }

  /// What a rectangle of another space is here.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: self as any UICoordinateSpace) ?? rect
  }
}

extension UIView {
  /// Takes over the screen's pixels per point, here and in the subviews.
  final func updateScale(_ scale: CGFloat) {
    if contentScaleFactor != scale {
      contentScaleFactor = scale
      setNeedsDisplay()
    }
    for child in subviews { child.updateScale(scale) }
  }
}
