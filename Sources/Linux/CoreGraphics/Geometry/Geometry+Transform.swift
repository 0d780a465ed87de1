// SPDX-License-Identifier: MIT
public import Foundation

extension CGPoint {
  /// The point to which `t` takes this one.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size to which `t` takes this one, without its translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around what `t` makes of this one; the null and the infinite one stay as they are.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
      CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t),
    ]
    return CGRect(enclosing: corners)
  }

  /// The smallest rectangle that has all the points; null for none.
  package init(enclosing points: some Sequence<CGPoint>) {
    var least = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var most = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var isEmpty = true
    for point in points {
      isEmpty = false
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      most = CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    self =
      isEmpty
      ? .null : CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }

  /// Whether all four numbers are finite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
