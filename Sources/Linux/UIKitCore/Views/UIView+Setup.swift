// SPDX-License-Identifier: MIT
public import Foundation
internal import QuartzCore

extension UIView {
  /// The value of an intrinsic size's axis that has no wish.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks `systemLayoutSizeFitting` for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks `systemLayoutSizeFitting` for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func setUpLayer() {
    backingLayer.delegate = self
    backingLayer.isOpaque = true
    backingLayer.contentsScale = UIScreen.main.scale
    backingLayer.setNeedsDisplay()
    backingLayer.setNeedsLayout()
  }

  /// How messages name the view: class and address, and the tag where it has one.
  package final var nameInMessages: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
    let tag = tag == 0 ? "" : " tag \(tag)"
    return "<\(type(of: self)) 0x\(address)\(tag)>"
  }
}
