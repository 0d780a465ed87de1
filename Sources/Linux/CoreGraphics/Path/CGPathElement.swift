// SPDX-License-Identifier: MIT
public import Foundation

/// A step of a path as it is given to `CGPath.applyWithBlock(_:)`.
///
/// Counterpart: `CGPathElement`.
public struct CGPathElement {
  /// What the step is.
  public var type: CGPathElementType
  /// Its points, valid during the call only.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes a step from points that outlive it.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that `CGPath.apply(info:function:)` calls.
///
/// Counterpart: `CGPathApplierFunction`.
public typealias CGPathApplierFunction =
  (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls `block` with each step in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for segment in segments {
      var points = segment.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var element = CGPathElement(type: segment.elementType, points: base)
        withUnsafePointer(to: &element, block)
      }
    }
  }

  /// Calls `function` with `info` and each step in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension PathSegment {
  /// What Apple's interface calls the step.
  var elementType: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
