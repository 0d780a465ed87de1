// SPDX-License-Identifier: MIT

/// How well an image is smoothed when it is scaled.
///
/// Counterpart: `CGInterpolationQuality`.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's own choice, which is to smooth well.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Quick smoothing.
  case low = 2
  /// Slow smoothing.
  case high = 3
  /// Between low and high.
  case medium = 4
}

/// What `CGContext.drawPath(using:)` does with the path.
///
/// Counterpart: `CGPathDrawingMode`.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the winding rule.
  case fill = 0
  /// Fills by the even-odd rule.
  case eoFill = 1
  /// Strokes.
  case stroke = 2
  /// Fills by the winding rule, then strokes.
  case fillStroke = 3
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke = 4
}

/// Where a gradient goes on past its ends.
///
/// Counterpart: `CGGradientDrawingOptions`.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set of the bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour fills what lies before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills what lies after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
