// SPDX-License-Identifier: MIT
import CoreGraphics

/// Interpolation and sums, by type. Values of different types do not mix: the first one stays.
extension AnimatableValue {
  /// The value at `progress` on the way to `end`; outside 0…1 it goes on in the same direction.
  ///
  /// What has no way between (images, foreign objects) is the start before 1 and the end from 1 on.
  func interpolated(to end: AnimatableValue, progress: Double) -> AnimatableValue {
    switch (self, end) {
    case (.number(let a), .number(let b)): return .number(a + (b - a) * progress)
    case (.point(let a), .point(let b)): return .point(mix(a, b, progress))
    case (.size(let a), .size(let b)): return .size(mix(a, b, progress))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(origin: mix(a.origin, b.origin, progress), size: mix(a.size, b.size, progress)))
    case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, progress))
    case (.color(let a), .color(let b)): return .color(a.interpolated(to: b, progress))
    case (.color(let a), .none): return .color(a.interpolated(to: a.cleared, progress))
    case (.none, .color(let b)): return .color(b.cleared.interpolated(to: b, progress))
    case (.path(let a), .path(let b)):
      return .path(a.interpolated(to: b, progress) ?? (progress < 1 ? a : b))
    default: return progress < 1 ? self : end
    }
  }

  /// The sum that additive animations and `byValue` use; transforms are concatenated, `self` last.
  func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    default: adding(other, times: 1)
    }
  }

  /// `self + other · factor`, entry by entry.
  func adding(_ other: AnimatableValue, times factor: Double) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + b * factor)
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: a.x + b.x * factor, y: a.y + b.y * factor))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width * factor, height: a.height + b.height * factor))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x * factor, y: a.origin.y + b.origin.y * factor,
          width: a.size.width + b.size.width * factor,
          height: a.size.height + b.size.height * factor))
    case (.transform(let a), .transform(let b)):
      return .transform(
        CATransform3D(
          row1: a.row1 + b.row1 * factor, row2: a.row2 + b.row2 * factor,
          row3: a.row3 + b.row3 * factor, row4: a.row4 + b.row4 * factor))
    case (.color(let a), .color(let b)): return .color(a.adding(b, times: factor))
    default: return self
    }
  }

  /// `self` less `other`: where a way of length `other` that ends here begins.
  func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    if case .transform(let a) = self, case .transform(let b) = other {
      return .transform(CATransform3DConcat(CATransform3DInvert(b), a))
    }
    return adding(other, times: -1)
  }

  /// The value of the same type that changes nothing when it is added.
  var neutral: AnimatableValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color(let value): .color(value.adding(value, times: -1))
    default: self
    }
  }

  /// How far apart two values are; what paced animations divide the duration by.
  func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(a - b)
    case (.point(let a), .point(let b)): return norm(a.x - b.x, a.y - b.y)
    case (.size(let a), .size(let b)): return norm(a.width - b.width, a.height - b.height)
    case (.rect(let a), .rect(let b)):
      let origin = norm(a.origin.x - b.origin.x, a.origin.y - b.origin.y)
      let size = norm(a.size.width - b.size.width, a.size.height - b.size.height)
      return (origin * origin + size * size).squareRoot()
    case (.transform(let a), .transform(let b)):
      let rows = [a.row1 - b.row1, a.row2 - b.row2, a.row3 - b.row3, a.row4 - b.row4]
      return rows.reduce(0) { $0 + ($1 * $1).sum() }.squareRoot()
    case (.color(let a), .color(let b)):
      let difference = a.components4 - b.components4
      return (difference * difference).sum().squareRoot()
    default: return 1
    }
  }
}

private func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

private func mix(_ a: CGSize, _ b: CGSize, _ t: Double) -> CGSize {
  CGSize(width: a.width + (b.width - a.width) * t, height: a.height + (b.height - a.height) * t)
}

private func norm(_ x: CGFloat, _ y: CGFloat) -> Double { (x * x + y * y).squareRoot().native }
