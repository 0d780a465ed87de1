public import CoreGraphics
// SPDX-License-Identifier: MIT
internal import Diagnostics
import Foundation

/// The pacing of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// Counterpart: `CAMediaTimingFunction`.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The curve that the control points describe.
  package let curve: UnitBezier

  /// Makes a predefined function; an unknown name gives the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(curve: UnitBezier(0.42, 0, 1, 1))
    case .easeOut: self.init(curve: UnitBezier(0, 0, 0.58, 1))
    case .easeInEaseOut: self.init(curve: UnitBezier(0.42, 0, 0.58, 1))
    case .default: self.init(curve: UnitBezier(0.25, 0.1, 0.25, 1))
    default: self.init(curve: UnitBezier(0, 0, 1, 1))
    }
  }

  /// Makes a function of two control points; `c1x` and `c2x` are held within 0…1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(
      curve: UnitBezier(
        Double(min(max(c1x, 0), 1)), Double(c1y), Double(min(max(c2x, 0), 1)), Double(c2y)))
  }

  /// Makes a function of a curve.
  package init(curve: UnitBezier) {
    self.curve = curve
    super.init()
  }

  /// Writes x and y of control point `idx`, 0…3, of which the outer ones are (0, 0) and (1, 1).
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    require((0...3).contains(idx), "CAMediaTimingFunction has control points 0 to 3.")
    let points = [SIMD2(0, 0), curve.control1, curve.control2, SIMD2(1, 1)]
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// Whether the other object is a function of the same curve.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// A hash of the control points.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(curve.control1)
    hasher.combine(curve.control2)
    return hasher.finalize()
  }
}
