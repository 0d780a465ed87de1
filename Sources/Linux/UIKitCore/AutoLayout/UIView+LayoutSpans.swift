// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import Foundation

extension UIView {
  /// How far the alignment rectangle lies inside the frame on one axis.
  func alignmentInsets(_ axis: NSLayoutConstraint.Axis) -> (start: Double, end: Double) {
    let insets = alignmentRectInsets
    return axis == .horizontal
      ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
  }

  /// Where the view lies on one axis, its transform left aside.
  func span(_ axis: NSLayoutConstraint.Axis) -> (start: Double, length: Double) {
    let size = bounds.size
    let start =
      axis == .horizontal
      ? center.x - anchorPoint.x * size.width : center.y - anchorPoint.y * size.height
    return (Double(start), Double(axis == .horizontal ? size.width : size.height))
  }

  /// Which parts of a change of the superview's length the view's start and length follow.
  func autoresizingShares(
    _ axis: NSLayoutConstraint.Axis, in superview: UIView
  ) -> (start: Double, length: Double) {
    let mask = autoresizingMask
    let flexible: [Bool] =
      axis == .horizontal
      ? [
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin),
      ]
      : [
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin),
      ]
    let count = flexible.count { $0 }
    guard superview.autoresizesSubviews, count > 0 else { return (0, 0) }
    let span = span(axis)
    let outer = Double(axis == .horizontal ? superview.bounds.width : superview.bounds.height)
    let parts = [span.start, span.length, outer - span.start - span.length]
    let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    func share(_ index: Int) -> Double {
      guard flexible[index] else { return 0 }
      return total <= 0 ? 1 / Double(count) : parts[index] / total
    }
    return (share(0), share(1))
  }

  /// The distance of the first line's baseline from the top of the alignment rectangle.
  var firstBaselineOffset: Double {
    let source = forFirstBaselineLayout
    let ownOffset = (source as? any BaselineContent)?.firstBaselineFromTop
    let point = CGPoint(x: 0, y: source.bounds.minY + (ownOffset ?? 0))
    let offset = source === self ? ownOffset ?? 0 : source.convert(point, to: self).y - bounds.minY
    guard ownOffset != nil || source !== self else { return 0 }
    return Double(offset) - alignmentInsets(.vertical).start
  }

  /// The distance of the last line's baseline from the bottom of the alignment rectangle.
  var lastBaselineOffset: Double {
    let source = forLastBaselineLayout
    let ownOffset = (source as? any BaselineContent)?.lastBaselineFromBottom
    guard ownOffset != nil || source !== self else { return 0 }
    let point = CGPoint(x: 0, y: source.bounds.maxY - (ownOffset ?? 0))
    let offset = source === self ? ownOffset ?? 0 : bounds.maxY - source.convert(point, to: self).y
    return Double(offset) - alignmentInsets(.vertical).end
  }
}
