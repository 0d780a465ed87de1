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

  final var summary: String {
    func text(_ value: CGFloat) -> String {
      value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
    }
    let frame = backingLayer.frame
    var parts = [
      String(nameInMessages.dropLast()),
      "frame = (\(text(frame.minX)) \(text(frame.minY)); \(text(frame.width)) \(text(frame.height)))",
    ]
    if isHidden { parts.append("hidden = YES") }
    if alpha < 1 { parts.append("alpha = \(text((alpha * 1000).rounded() / 1000))") }
    return parts.joined(separator: "; ") + ">"
  }

  /// How messages name the view: class and address, and the tag where it has one.
  final var nameInMessages: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
    let tag = tag == 0 ? "" : " tag \(tag)"
    return "<\(type(of: self)) 0x\(address)\(tag)>"
  }
}
