// SPDX-License-Identifier: MIT

/// Which points are inside a path that overlaps itself.
///
/// Counterpart: `CGPathFillRule`.
public enum CGPathFillRule: Int, Sendable {
  /// Points around which the path goes a number of times other than zero.
  case winding = 0
  /// Points from which a ray crosses the path an odd number of times.
  case evenOdd = 1
}

/// How the open ends of a stroke look.
///
/// Counterpart: `CGLineCap`.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt = 0
  /// A half disc around the end point.
  case round = 1
  /// Half the line's width past the end point.
  case square = 2
}

/// How a stroke looks where two segments meet.
///
/// Counterpart: `CGLineJoin`.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges meet in a point, up to the miter limit.
  case miter = 0
  /// A disc.
  case round = 1
  /// The outer corners are joined by a line.
  case bevel = 2
}

/// What a step of a path is.
///
/// Counterpart: `CGPathElementType`.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A curve of one control point; two points.
  case addQuadCurveToPoint = 2
  /// A curve of two control points; three points.
  case addCurveToPoint = 3
  /// Ends a subpath; no point.
  case closeSubpath = 4
}
