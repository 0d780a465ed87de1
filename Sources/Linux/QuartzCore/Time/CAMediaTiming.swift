// SPDX-License-Identifier: MIT
public import CoreGraphics

/// A hierarchical timing system: each object maps its parent's time to a local time.
///
/// Local time is `(parent time − beginTime) · speed + timeOffset`.
///
/// Counterpart: `CAMediaTiming`.
public protocol CAMediaTiming {
  /// When the object begins, in its parent's time. Default: 0, for an animation "when it is committed".
  var beginTime: CFTimeInterval { get set }
  /// An additional offset in active local time. Default: 0.
  var timeOffset: CFTimeInterval { get set }
  /// How often the object repeats; may be fractional. Default: 0, once.
  var repeatCount: Float { get set }
  /// For how many seconds the object repeats; used when `repeatCount` is 0. Default: 0.
  var repeatDuration: CFTimeInterval { get set }
  /// The basic duration in seconds. Default: 0.
  var duration: CFTimeInterval { get set }
  /// The rate of local time against the parent's. Default: 1.
  var speed: Float { get set }
  /// Whether the object plays backwards after it has played forwards. Default: false.
  var autoreverses: Bool { get set }
  /// What is shown outside the active duration. Default: `.removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}
