// SPDX-License-Identifier: MIT
public import CoreGraphics

/// How far a text may shrink to fit, and how far it did.
///
/// Counterpart: `NSStringDrawingContext`.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor for the fonts' sizes; 0, the default, lets nothing shrink.
  open var minimumScaleFactor: CGFloat = 0

  /// The factor of the last measuring or drawing.
  open internal(set) var actualScaleFactor: CGFloat = 1

  /// The rectangle of the last measuring or drawing.
  open internal(set) var totalBounds: CGRect = .zero
}
