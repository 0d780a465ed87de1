// SPDX-License-Identifier: MIT
public import Foundation

/// A frame of reference between which and others points and rectangles convert.
///
/// Counterpart: `UICoordinateSpace`.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's own extent, in its own coordinates.
  var bounds: CGRect { get }
  /// The point of this space, as seen in the other.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The point of the other space, as seen in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The rectangle of this space, as seen in the other.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The rectangle of the other space, as seen in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
