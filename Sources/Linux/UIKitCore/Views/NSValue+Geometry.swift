// SPDX-License-Identifier: MIT
public import CoreGraphics
public import Foundation

/// Geometry as objects, as animations and user information carry it in older code.
///
/// Counterpart: `NSValue`'s additions of UIKit. A value that was made of something else reads as zero, a transform
/// as the identity.
extension NSValue {
  /// Keeps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Keeps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Keeps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Keeps a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      numbers: [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ])
  }

  /// Keeps insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The point that the value was made with.
  public var cgPointValue: CGPoint { holds("CGPoint") ? pointValue : .zero }

  /// The size that the value was made with.
  public var cgSizeValue: CGSize { holds("CGSize") ? sizeValue : .zero }

  /// The rectangle that the value was made with.
  public var cgRectValue: CGRect { holds("CGRect") ? rectValue : .zero }

  /// The transform that the value was made with.
  public var cgAffineTransformValue: CGAffineTransform {
    guard let numbers = numbers(6) else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The insets that the value was made with.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard holds("NSEdgeInsets") else { return .zero }
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// Whether the value keeps the structure; asked for another one, Foundation traps.
  private func holds(_ name: String) -> Bool { String(cString: objCType).hasPrefix("{\(name)=") }
}
