// SPDX-License-Identifier: MIT
import CoreGraphics

extension UILabel {
  func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  func setText(_ text: String?) {
    if content.show(text) { sizeMayChange() }
  }

  func setAttributedText(_ text: NSAttributedString?) {
    content.show(text)
    sizeMayChange()
  }

  func setFont(_ font: UIFont?) {
    let font = font ?? LabelContent.defaultFont
    guard content.styled != nil || content.font != font else { return }
    content.set(font: font)
    sizeMayChange()
  }

  func setTextColor(_ color: UIColor?) {
    let color = color ?? .label
    guard content.styled != nil || content.color != color else { return }
    content.set(color: color)
    setNeedsDisplay()
  }

  func setParagraph(_ change: (inout ParagraphValues) -> Void) {
    var paragraph = content.paragraph
    change(&paragraph)
    guard content.styled != nil || content.paragraph != paragraph else { return }
    content.set(paragraph: paragraph)
    sizeMayChange()
  }

  /// Marks dirty what depends on text, font and lines.
  func sizeMayChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  func followContentSize() {
    if content.scaleFonts(for: traitCollection) { sizeMayChange() }
  }

  func followTraits(_ previous: UITraitCollection?) {
    if adjustsFontForContentSizeCategory { followContentSize() }
    // Without a window the traits are those of the screen.
    let previous = previous ?? UIScreen.main.traitCollection
    if previous.displayScale != traitCollection.displayScale {
      sizeMayChange()
    } else if previous.layoutDirection != traitCollection.layoutDirection {
      setNeedsDisplay()
    }
  }
}
