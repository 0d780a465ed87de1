// SPDX-License-Identifier: MIT
internal import Foundation
internal import QuartzCore

extension UIView {
  /// Whether touches pass the view and all in it by.
  private var isOutOfReach: Bool {
    !isUserInteractionEnabled || isHidden || alpha < 0.01 || uninterruptedAnimations > 0
  }

  func hitView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !isOutOfReach, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      let inChild = child.backingLayer.convert(point, from: backingLayer)
      if let hit = child.hitTest(inChild, with: event) { return hit }
    }
    return self
  }

  func boundsContain(_ point: CGPoint) -> Bool {
    let bounds = bounds
    return point.x >= bounds.minX && point.x < bounds.maxX
      && point.y >= bounds.minY && point.y < bounds.maxY
  }
}
