// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import Foundation

extension UIView {
  /// Lets the subviews that no constraint places follow a new size by their masks.
  func resizeSubviews(from oldSize: CGSize) {
    let newSize = bounds.size
    for child in children where child.translatesAutoresizingMaskIntoConstraints {
      let mask = child.autoresizingMask
      guard !mask.isEmpty else { continue }
      let size = child.bounds.size
      let center = child.center
      let anchor = child.anchorPoint
      let across = AutoresizedAxis(
        start: center.x - anchor.x * size.width, length: size.width,
        isFlexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
      ).following(from: oldSize.width, to: newSize.width)
      let down = AutoresizedAxis(
        start: center.y - anchor.y * size.height, length: size.height,
        isFlexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        )
      ).following(from: oldSize.height, to: newSize.height)
      child.bounds.size = CGSize(width: across.length, height: down.length)
      child.center = CGPoint(
        x: across.start + anchor.x * across.length, y: down.start + anchor.y * down.length)
    }
  }
}

/// A view's extent on one axis, and what of it may change.
private struct AutoresizedAxis {
  var start: CGFloat
  var length: CGFloat
  /// Before the view, the view itself, after it.
  let isFlexible: (before: Bool, length: Bool, after: Bool)

  /// Shares the change out among the flexible parts in proportion to their sizes.
  func following(from old: CGFloat, to new: CGFloat) -> AutoresizedAxis {
    let change = new - old
    guard change != 0 else { return self }
    let parts = [start, length, old - start - length]
    let flexible = [isFlexible.before, isFlexible.length, isFlexible.after]
    let count = flexible.count { $0 }
    guard count > 0 else { return self }
    let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return total == 0 ? change / CGFloat(count) : change * parts[index] / total
    }
    var result = self
    result.start += share(0)
    result.length = max(0, length + share(1))
    return result
  }
}
