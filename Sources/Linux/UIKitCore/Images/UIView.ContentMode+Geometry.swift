// SPDX-License-Identifier: MIT
package import CoreGraphics

extension UIView.ContentMode {
  /// Where contents of `size` lie in `bounds`.
  ///
  /// - Parameter size: Contents of no size fill the bounds when they are to be scaled.
  package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: scaled(size, in: bounds, by: min)
    case .scaleAspectFill: scaled(size, in: bounds, by: max)
    case .center: placed(size, in: bounds, x: 0.5, y: 0.5)
    case .top: placed(size, in: bounds, x: 0.5, y: 0)
    case .bottom: placed(size, in: bounds, x: 0.5, y: 1)
    case .left: placed(size, in: bounds, x: 0, y: 0.5)
    case .right: placed(size, in: bounds, x: 1, y: 0.5)
    case .topLeft: placed(size, in: bounds, x: 0, y: 0)
    case .topRight: placed(size, in: bounds, x: 1, y: 0)
    case .bottomLeft: placed(size, in: bounds, x: 0, y: 1)
    case .bottomRight: placed(size, in: bounds, x: 1, y: 1)
    }
  }

  private func scaled(
    _ size: CGSize, in bounds: CGRect, by choose: (CGFloat, CGFloat) -> CGFloat
  ) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let factor = choose(bounds.width / size.width, bounds.height / size.height)
    return placed(
      CGSize(width: size.width * factor, height: size.height * factor), in: bounds, x: 0.5, y: 0.5)
  }

  private func placed(_ size: CGSize, in bounds: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
