// SPDX-License-Identifier: MIT
import CoreGraphics

/// The label of a button's title, which tells the button when its size changes: a font set on it by the app
/// changes the button's own size.
final class ButtonLabel: UILabel {
  weak var button: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.invalidateContentSize()
  }
}
