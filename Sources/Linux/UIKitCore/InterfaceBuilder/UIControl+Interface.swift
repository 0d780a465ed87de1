// SPDX-License-Identifier: MIT
import CoreGraphics

/// The part of a storyboard that controls read.
extension UIControl {
  /// Takes state and alignment from a storyboard; nothing from another coder.
  func decodeControl(from coder: NSCoder) {
    guard let reader = coder.asInterfaceCoder?.reader else { return }
    if let value = reader.flag("enabled") { isEnabled = value }
    if let value = reader.flag("selected") { isSelected = value }
    if let value = reader.flag("highlighted") { isHighlighted = value }
    let horizontal: [String: ContentHorizontalAlignment] = [
      "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
      "trailing": .trailing,
    ]
    if let value = reader.choice("contentHorizontalAlignment", horizontal) {
      contentHorizontalAlignment = value
    }
    let vertical: [String: ContentVerticalAlignment] = [
      "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
    if let value = reader.choice("contentVerticalAlignment", vertical) {
      contentVerticalAlignment = value
    }
  }
}
