// SPDX-License-Identifier: MIT
import CoreGraphics

/// The part of a storyboard that activity indicators read.
extension UIActivityIndicatorView {
  private static let styles: [String: Style] = [
    "medium": .medium, "large": .large, "gray": .gray, "white": .white, "whiteLarge": .whiteLarge,
  ]

  /// Takes style, colour and motion from a storyboard; nothing from another coder.
  func decodeIndicator(from coder: NSCoder) {
    guard let reader = coder.asInterfaceCoder?.reader else { return }
    style = reader.choice("style", Self.styles) ?? .medium
    if let value = reader.color("color") { color = value }
    // Interface Builder writes what is on, and leaves out what is off.
    hidesWhenStopped = reader.flag("hidesWhenStopped") ?? false
    if reader.flag("animating") == true { startAnimating() }
  }
}
