// SPDX-License-Identifier: MIT
import CoreGraphics

/// The part of a storyboard that image views read.
extension UIImageView {
  /// Takes the images from a storyboard; nothing from another coder.
  func decodeImageView(from coder: NSCoder) {
    guard let reader = coder.asInterfaceCoder?.reader else { return }
    decodeProperties(reader)
    if let value = reader.image("image") { image = value }
    if let value = reader.image("highlightedImage") { highlightedImage = value }
    if let value = reader.flag("highlighted") { isHighlighted = value }
  }
}
